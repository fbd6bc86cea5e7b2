import {
  isContact,
  type Guide,
  type GuideBlock,
  type GuideLine,
  type GuideSource,
} from '../../src/entities/content/guide/model/guide';
import {
  namedSources,
  readMarkdown,
  type MarkdownProblem,
} from '../../src/entities/content/guide/model/read-markdown';
import { readerGroups } from '../../src/shared/choices/readers';
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

/** Whether a line names a source. */
const isSourced = (line: GuideLine): boolean => line.some(({ kind }) => kind === 'source');

/** Throws where something is neither sourced nor marked as advice. */
function checkSources(slug: string, blocks: readonly GuideBlock[]): void {
  const check = (line: GuideLine) => {
    if (isSourced(line)) return;
    const words = line.map((part) => ('text' in part ? part.text : '')).join('');
    throw new GuideProblem(slug, `“${words.slice(0, 60)}…” has no source and is not marked as advice`);
  };
  for (const block of blocks) {
    if (block.kind === 'paragraph') check(block.line);
    if (block.kind === 'list') block.items.forEach(check);
  }
}

/** What is wrong with the Markdown of a guide, in words. */
function wordsOf({ kind, found }: MarkdownProblem): string {
  if (kind === 'heading') return `has the heading “${found}” of another level`;
  if (kind === 'link') return `leads to ${found}, which is no page of the site`;
  return `has “${found}”, which a guide cannot hold`;
}

const isAddress = (href: string): boolean => isContact(href) || siteAddresses.has(href);

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
  const readers = readerGroups.find((one) => one === field('for'));
  if (!readers) throw new GuideProblem(slug, `is for ${field('for')}, who are no readers`);
  const { blocks, problems } = readMarkdown(body, isAddress);
  const [problem] = problems;
  if (problem) throw new GuideProblem(slug, wordsOf(problem));
  checkSources(slug, blocks);
  const named = namedSources(blocks);
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
