/** From → to → the imports that make the arrow. */
export type Arrows = Map<string, Map<string, string[]>>;

export interface Import {
  from: string;
  specifier: string;
  /** A file of the repository, or the specifier itself. */
  target: string;
}

export function inside(path: string, folder: string): boolean;
export function filesIn(root: string): string[];
export function foldersOf(files: readonly string[]): string[];
export function partIn(folder: string): (file: string) => string | null;
export function importsOf(root: string, files: readonly string[]): Import[];
export function arrowsBetween(imports: readonly Import[], placeOf: (file: string) => string | null): Arrows;
export function circleFrom(start: string, arrows: Arrows): string[] | null;
