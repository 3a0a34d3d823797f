/** A picture, with what a reader needs to know of it. */
export interface Picture {
  /** Relative to the page that shows it. */
  readonly file: string;
  readonly caption: string;
}
export interface PictureRow {
  /** Before a slash stands the group. */
  readonly name: string;
  readonly pictures: readonly Picture[];
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const groupOf = ({ name }: PictureRow) => name.split('/')[0] ?? name;

/** A page of thumbnails that lead to their pictures. Its links show one group alone, by `:target`. */
export function pictureIndex(title: string, rows: readonly PictureRow[]): string {
  const groups = [...new Set(rows.map(groupOf))];
  const link = (group: string) => `<a href="#${group}">${group}</a>`;
  const figure = ({ file, caption }: Picture) =>
    `<figure><a href="${escapeHtml(file)}"><img src="${escapeHtml(file)}" alt="" loading="lazy"></a><figcaption>${escapeHtml(caption)}</figcaption></figure>`;
  const row = (item: PictureRow) =>
    `<h2>${escapeHtml(item.name)}</h2><div>${item.pictures.map(figure).join('')}</div>`;
  const section = (group: string) =>
    `<section id="${group}">${rows
      .filter((item) => groupOf(item) === group)
      .map(row)
      .join('')}</section>`;
  return `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { margin: 1.5rem; }
  nav { position: sticky; top: 0; padding: .5rem 0; background: Canvas; display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
  section > div { display: flex; flex-wrap: wrap; gap: 1rem; }
  figure { margin: 0; }
  figcaption { font-size: .8rem; opacity: .75; }
  img { display: block; width: 15rem; height: 20rem; object-fit: cover; object-position: top; border: 1px solid GrayText; }
  body:has(section:target) section:not(:target) { display: none; }
</style>
<h1>${escapeHtml(title)}</h1>
<nav><a href="#">everything</a>${groups.map(link).join('')}</nav>
${groups.map(section).join('\n')}
</html>
`;
}
