import type { OwnData } from './own-data';

/** Words of the page. */
interface PageWords {
  readonly title: string;
  readonly note: string;
  readonly language: string;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** `prioritySubject` as `priority subject`. */
const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Rows of a value: its path in words, and its text. Leaves out what is empty. */
function rowsOf(value: unknown, name: string): readonly (readonly [string, string])[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.length === 0 ? [] : [[name, value.map(String).join(', ')]];
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, inner]) =>
      rowsOf(inner, name === '' ? spaced(key) : `${name}: ${spaced(key)}`),
    );
  return [[name, typeof value === 'string' ? value : JSON.stringify(value)]];
}

/** Formats the data as a page that a browser opens and prints, without scripts and without other files. */
export function toPage({ savedAt, documents }: OwnData, { title, note, language }: PageWords): string {
  const sections = documents.map(({ path, data }) => {
    const rows = rowsOf(data, '').map(
      ([name, text]) => `<tr><th scope="row">${escape(name)}</th><td>${escape(text)}</td></tr>`,
    );
    return `<section><h2>${escape(path)}</h2><table>${rows.join('')}</table></section>`;
  });
  return [
    `<!doctype html><html lang="${escape(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${escape(title)}</title>`,
    '<style>body{font:1rem/1.5 sans-serif;margin:1rem;max-width:60rem}h2{font-size:1rem;overflow-wrap:anywhere}',
    'th{text-align:start;vertical-align:top;padding-inline-end:1rem;font-weight:400}td{font-weight:700}</style>',
    `</head><body><h1>${escape(title)}</h1><p>${escape(savedAt)}</p><p>${escape(note)}</p>`,
    ...sections,
    '</body></html>\n',
  ].join('');
}
