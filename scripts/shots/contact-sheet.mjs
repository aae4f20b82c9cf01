const inHtml = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const figure = (path, caption) =>
  `<figure><figcaption>${caption}</figcaption><a href="${encodeURI(path)}"><img loading="lazy" src="${encodeURI(path)}" alt="${caption}"></a></figure>`;

const names = (title, list) =>
  list.length === 0 ? '' : `<h2>${title}: ${list.length}</h2><ul>${list.map((name) => `<li>${inHtml(name)}</li>`).join('')}</ul>`;

/** A page for a person to look at: each moved picture before and after, with the pixels that changed and their share. */
export const contactSheet = ({ moved, gone, added, same }) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures that moved</title>
<style>
  body { margin: 24px; font: 16px/1.4 system-ui; background: #f4f5f7; color: #14171c }
  section { margin: 0 0 32px; padding: 16px; background: #fff; border-radius: 12px }
  div { display: flex; gap: 16px; align-items: start }
  figure { flex: 1; min-width: 0; margin: 0 }
  img { max-width: 100%; max-height: 900px; border: 1px solid #c9d1d9 }
</style>
<h1>${moved.length} moved, ${same} as before</h1>
${moved
  .map(
    ({ name, share, before, after, marked }) =>
      `<section><h2>${inHtml(name)}: ${(100 * share).toFixed(1)} %</h2><div>${figure(before, 'before')}${figure(after, 'after')}${figure(marked, 'changed')}</div></section>`,
  )
  .join('\n')}
${names('New', added)}
${names('Gone', gone)}
</html>
`;
