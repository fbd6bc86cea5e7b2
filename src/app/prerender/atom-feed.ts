const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for XML, without the control characters that XML cannot hold. */
const escaped = (text: string): string =>
  text
    .replace(/[^\P{Cc}\n\t]|[\ufffe\uffff]/gu, ' ')
    .replace(/[&<>"]/g, (character) => entities[character] ?? '');

/** An entry of a feed; times are ISO 8601 UTC. */
export interface FeedEntry {
  readonly address: string;
  readonly title: string;
  /** Absent where only its last change is known. */
  readonly published?: string;
  readonly updated: string;
  readonly summary: string;
  /** Plain text. */
  readonly content?: string;
}

interface Feed {
  readonly origin: string;
  /** Addresses of the feed and of the page with the same list, below the site. */
  readonly path: string;
  readonly page: string;
  readonly title: string;
  readonly subtitle: string;
  readonly entries: readonly FeedEntry[];
  /** When it is new without entries. */
  readonly at: string;
}

function entryOf({ address, title, published, updated, summary, content }: FeedEntry): string {
  return [
    '  <entry>',
    `    <id>${escaped(address)}</id>`,
    `    <title>${escaped(title)}</title>`,
    `    <link href="${escaped(address)}"/>`,
    ...(published === undefined ? [] : [`    <published>${published}</published>`]),
    `    <updated>${updated}</updated>`,
    `    <summary>${escaped(summary)}</summary>`,
    ...(content === undefined ? [] : [`    <content type="text">${escaped(content)}</content>`]),
    '  </entry>',
  ].join('\n');
}

/** An Atom feed. Its entries keep their order; readers fetch again what has changed. */
export function atomFeed({ origin, path, page, title, subtitle, entries, at }: Feed): string {
  const [updated = at] = entries
    .map((entry) => entry.updated)
    .sort()
    .reverse();
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GH">
  <id>${escaped(origin + path)}</id>
  <title>Lifeline: ${escaped(title)}</title>
  <subtitle>${escaped(subtitle)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${escaped(origin + path)}"/>
  <link rel="alternate" type="text/html" href="${escaped(origin + page)}"/>
  <updated>${updated}</updated>
  <author><name>Lifeline: Home of Solutions</name></author>
${entries.map(entryOf).join('\n')}
</feed>
`;
}
