/** How KaTeX reads a formula, on a page and in every check of one: what a check takes can be drawn. */
export const katexRules = { trust: false, strict: 'ignore', throwOnError: true, maxExpand: 200, maxSize: 20 } as const;
