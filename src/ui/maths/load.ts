type Typesetter = typeof import('./typeset/typeset');

let loaded: Typesetter | null = null;
let loading: Promise<Typesetter> | null = null;

/** Returns the typesetter if it is loaded. */
export const typesetter = (): Typesetter | null => loaded;

/** Loads the typesetter once; after a failure, the next call tries again. */
export function loadTypesetter(): Promise<Typesetter> {
  loading ??= import('./typeset/typeset')
    .then(async (module) => {
      await module.dress();
      loaded = module;
      return module;
    })
    .catch((error) => {
      loading = null;
      throw error;
    });
  return loading;
}
