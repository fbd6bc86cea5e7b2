import * as v from 'valibot';
import { BackendFailure, type DocumentData } from '@/shared/backend';
import { readerGroups } from '@/shared/choices';
import {
  dayShape,
  fieldMessage,
  limits,
  optionalText,
  readStored,
  requiredName,
  requiredText,
} from '@/shared/fields';
import { articleLifecycle } from './article-lifecycle';

/** Maximum length of the text of an article in characters, and the number of its sources. */
export const bodyLength = 9_000;
const mostSources = 12;

const time = v.pipe(v.string(), v.isoTimestamp());

/** A day that a person types. */
const day = v.pipe(v.string(), v.regex(dayShape, fieldMessage('date')));

/** Last part of the address of an article: `/blog/…`. */
export const articleSlugShape = /^[a-z0-9][a-z0-9-]{2,79}$/;

/** A source is a line: its name, a bar, and its address on the web. */
const sourceLine = String.raw`[^|\n]+ \| https?:\/\/[!-;=?-~]{3,}`;
const sourceLines = new RegExp(`^(?:${sourceLine}(?:\\n${sourceLine}){0,${String(mostSources - 1)}})?$`);

/** What the office writes. */
export const articleFacts = {
  title: requiredText(120),
  summary: requiredText(limits.shortText),
  body: requiredText(bodyLength),
  /** Name that readers see. */
  author: requiredName,
  readers: v.picklist(readerGroups),
  /** Day on which its facts were checked last, and day by which they are to be checked again. */
  checkedOn: day,
  checkAgainBy: day,
  /** One source in each line. */
  sources: v.pipe(optionalText(3000), v.regex(sourceLines, fieldMessage('sources'))),
} as const;

/** Stored article. The database rules are generated from this schema. */
export const articleSchema = v.strictObject({
  state: v.picklist(articleLifecycle.states),
  createdAt: time,
  /** Time of the last transition, of a published article that of publishing. */
  movedAt: time,
  updatedAt: time,
  lastChange: v.pipe(v.string(), v.maxLength(60)),
  isSample: v.boolean(),
  /** The version (`lastChange`) that was on the screen at the last edit; absent before the first one. */
  basis: v.exactOptional(v.pipe(v.string(), v.maxLength(60))),
  /** The id again, by which it is found among the published ones. */
  slug: v.pipe(v.string(), v.regex(articleSlugShape)),
  ...articleFacts,
});

/** Fields that an edit changes. */
export const articleFields = Object.keys(articleFacts) as readonly (keyof typeof articleFacts)[];

export type Article = Readonly<v.InferOutput<typeof articleSchema>>;

export type ArticleFacts = Pick<Article, keyof typeof articleFacts>;

/** Whether the days of a text are in their order. */
export const areDaysOrdered = ({
  checkedOn,
  checkAgainBy,
}: Pick<Article, 'checkedOn' | 'checkAgainBy'>): boolean => checkedOn <= checkAgainBy;

export const articleCollection = 'articles';
export const articlePath = (slug: string): string => `${articleCollection}/${slug}`;

export function parseArticle(id: string, data: DocumentData): Article {
  const read = readStored(articleSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `article ${id}: ${read.problem}`);
  return read.output;
}

/** A source of an article. */
export interface ArticleSource {
  readonly label: string;
  readonly address: string;
}

/** The sources of an article, in their order. */
export const sourcesOf = ({ sources }: Pick<Article, 'sources'>): readonly ArticleSource[] =>
  sources
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [label = '', address = ''] = line.split(' | ');
      return { label, address };
    });

/** Whether a link of an article may lead there: the web, a mail, a number, or a page of the site. */
export const isArticleAddress = (href: string): boolean =>
  /^(?:https?:\/\/[^\s/]+|mailto:\S+@|tel:\+?\d|\/(?!\/))/i.test(href);
