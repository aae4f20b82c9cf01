type Typesetter = typeof import('./typeset');

let loaded: Typesetter | null = null;
let loading: Promise<Typesetter> | null = null;

/** The typesetter if it is here already. */
export const typesetter = (): Typesetter | null => loaded;

/** Brings the typesetter, once; a failure may be tried again. */
export function loadTypesetter(): Promise<Typesetter> {
  loading ??= import('./typeset')
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
