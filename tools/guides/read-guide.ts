import { marked, type Token, type Tokens } from 'marked';
import {
  guideReaders,
  isContact,
  type Guide,
  type GuideBlock,
  type GuideLine,
  type GuideSource,
  type GuideText,
} from '../../src/entities/content/guide/model/guide';
import { pageEntries } from '../../src/shared/routes/pages';

/** Words that a person reads in a minute. */
const wordsPerMinute = 200;

const dayShape = /^\d{4}-\d{2}-\d{2}$/;

/** Addresses of the site to which a guide may lead: all but those of single records. */
const siteAddresses: ReadonlySet<string> = new Set(
  pageEntries.map(([, { path }]) => path).filter((path) => !path.includes(':')),
);

/** What is wrong with a guide, for whoever writes it. */
export class GuideProblem extends Error {
  constructor(slug: string, problem: string) {
    super(`content/guides/${slug}.md: ${problem}`);
    this.name = 'GuideProblem';
  }
}

interface Head {
  readonly fields: Readonly<Record<string, string>>;
  readonly sources: readonly GuideSource[];
  readonly body: string;
}

/** Splits a file into the fields of its head, its sources, and its text. */
function readHead(slug: string, file: string): Head {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
  if (head === '') throw new GuideProblem(slug, 'begins without a head between two lines of ---');
  const fields: Record<string, string> = {};
  const sources: GuideSource[] = [];
  for (const line of head.split('\n')) {
    const source = /^\s*- (.*)$/.exec(line)?.[1];
    if (source !== undefined) {
      const [label = '', address = ''] = source.split(' | ');
      const trimmed = address.replace(/^\|/, '').trim();
      if (trimmed !== '' && !/^https?:\/\//.test(trimmed))
        throw new GuideProblem(slug, `the address of “${label}” is none of the web`);
      sources.push({ label: label.replace(/ \|$/, '').trim(), ...(trimmed ? { address: trimmed } : {}) });
    } else {
      const [, name = '', value = ''] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
      fields[name] = value;
    }
  }
  return { fields, sources, body };
}

/** References such as [2] within a text become parts of their own. */
function readText(text: string, kind: 'text' | 'strong'): readonly GuideText[] {
  return text
    .split(/(\[\d+\])/)
    .filter((part) => part !== '')
    .map((part) => {
      const number = /^\[(\d+)\]$/.exec(part)?.[1];
      return number === undefined ? { kind, text: part } : { kind: 'source', number: Number(number) };
    });
}

function readLine(slug: string, tokens: readonly Token[]): GuideLine {
  return tokens.flatMap((token): readonly GuideText[] => {
    switch (token.type) {
      case 'text':
      case 'escape': {
        const inner = 'tokens' in token ? (token.tokens ?? []) : [];
        return inner.length > 0 ? readLine(slug, inner) : readText(String(token.text), 'text');
      }
      case 'strong':
        return readText((token as Tokens.Strong).text, 'strong');
      case 'link': {
        const { href, text } = token as Tokens.Link;
        if (!isContact(href) && !siteAddresses.has(href))
          throw new GuideProblem(slug, `leads to ${href}, which is no page of the site`);
        return [{ kind: 'link', text: text, to: href }];
      }
      default:
        throw new GuideProblem(slug, `has “${token.raw}”, which a line cannot hold`);
    }
  });
}

/** Whether a line names a source. */
const isSourced = (line: GuideLine): boolean => line.some(({ kind }) => kind === 'source');

function readBlocks(slug: string, tokens: readonly Token[], isAdvice: boolean): readonly GuideBlock[] {
  const sourced = (line: GuideLine, raw: string): GuideLine => {
    if (!isAdvice && !isSourced(line))
      throw new GuideProblem(slug, `“${raw.trim().slice(0, 60)}…” has no source and is not marked as advice`);
    return line;
  };
  return tokens.flatMap((token): readonly GuideBlock[] => {
    switch (token.type) {
      case 'space':
        return [];
      case 'heading': {
        const { depth, text } = token as Tokens.Heading;
        if (depth !== 2 || isAdvice)
          throw new GuideProblem(slug, `has the heading “${text}” of another level`);
        return [{ kind: 'heading', text: text }];
      }
      case 'paragraph':
        return [
          { kind: 'paragraph', line: sourced(readLine(slug, (token as Tokens.Paragraph).tokens), token.raw) },
        ];
      case 'list': {
        const { ordered, items } = token as Tokens.List;
        const lines = items.map((item) => sourced(readLine(slug, item.tokens), item.raw));
        return [{ kind: 'list', isOrdered: ordered, items: lines }];
      }
      case 'blockquote':
        return [{ kind: 'advice', blocks: readBlocks(slug, (token as Tokens.Blockquote).tokens, true) }];
      default:
        throw new GuideProblem(slug, `has “${token.raw.trim().slice(0, 60)}”, which a guide cannot hold`);
    }
  });
}

const linesOf = (blocks: readonly GuideBlock[]): readonly GuideLine[] =>
  blocks.flatMap((block) => {
    switch (block.kind) {
      case 'heading':
        return [];
      case 'paragraph':
        return [block.line];
      case 'list':
        return block.items;
      case 'advice':
        return linesOf(block.blocks);
    }
  });

/**
 * Reads a guide from Markdown. Everything in it has a source or is marked as advice.
 * @param slug name of the file
 * @throws {GuideProblem}
 */
export function readGuide(slug: string, file: string): Guide {
  const { fields, sources, body } = readHead(slug, file);
  const field = (name: string): string => {
    const value = fields[name];
    if (value === undefined || value === '') throw new GuideProblem(slug, `has no ${name}`);
    return value;
  };
  const day = (name: string): string => {
    if (!dayShape.test(field(name))) throw new GuideProblem(slug, `${name} is no day`);
    return field(name);
  };
  const readers = guideReaders.find((one) => one === field('for'));
  if (!readers) throw new GuideProblem(slug, `is for ${field('for')}, who are no readers`);
  const blocks = readBlocks(slug, marked.lexer(body), false);
  const named = linesOf(blocks).flatMap((line) =>
    line.flatMap((part) => (part.kind === 'source' ? [part.number] : [])),
  );
  for (const [index, { label }] of sources.entries()) {
    if (!named.includes(index + 1)) throw new GuideProblem(slug, `never names the source “${label}”`);
  }
  const missing = named.find((number) => number < 1 || number > sources.length);
  if (missing !== undefined) throw new GuideProblem(slug, `names the source ${missing}, which is not there`);
  return {
    slug,
    title: field('title'),
    summary: field('summary'),
    readers,
    season: field('season'),
    checkedOn: day('checked'),
    checkAgainBy: day('again'),
    minutes: Math.max(1, Math.round(body.split(/\s+/).length / wordsPerMinute)),
    author: field('author'),
    sources,
    blocks,
  };
}
