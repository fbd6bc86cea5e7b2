import * as v from 'valibot';
import { foldLetters } from '@/shared/ghana';

/** Where the site has the packed file, written whenever its content is published. */
export const solvedPackAddress = '/solved.json';

/**
 * What a search knows of a published answer. Its id stays out: 5,000 random ids would be a quarter of the
 * file, and the slug is unique.
 */
export interface SolvedQuestion {
  /** In the address: `/homework/{slug}`. */
  readonly slug: string;
  readonly subject: string;
  readonly schoolClass: string;
  readonly question: string;
  /** What the question is about, from the answer. */
  readonly about: string;
}

/** Longer texts are cut at a word: 5,000 questions have to fit on a phone. */
const longest = { question: 130, about: 56 } as const;

/**
 * Solved questions as a file, column by column, which compresses to less than row by row. Each column is the
 * values of all rows, joined by line breaks.
 */
const packSchema = v.object({
  version: v.literal(1),
  count: v.number(),
  slugs: v.string(),
  subjects: v.string(),
  classes: v.string(),
  questions: v.string(),
  abouts: v.string(),
});

export type SolvedPack = v.InferOutput<typeof packSchema>;

const hyphened = (question: string) =>
  foldLetters(question)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A slug repeats the beginning of its question: only the length of that is stored, and the rest. */
function shortSlug(slug: string, question: string): string {
  const beginning = hyphened(question);
  let same = 0;
  while (same < slug.length && slug[same] === beginning[same]) same += 1;
  return `${same}:${slug.slice(same)}`;
}

function wholeSlug(short: string, question: string): string {
  const at = short.indexOf(':');
  return hyphened(question).slice(0, Number(short.slice(0, at))) + short.slice(at + 1);
}

function cutAt(text: string, maximum: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maximum) return line;
  const whole = line.slice(0, maximum - 1);
  return `${whole.slice(0, Math.max(whole.lastIndexOf(' '), maximum / 2))}…`;
}

/** Packs published answers for the search on a phone. Their order decides between equal results. */
export function packSolvedQuestions(solved: readonly SolvedQuestion[]): SolvedPack {
  const rows = solved.map((one) => {
    const question = cutAt(one.question, longest.question);
    return { ...one, question, slug: shortSlug(one.slug, question), about: cutAt(one.about, longest.about) };
  });
  const column = (name: keyof SolvedQuestion) => rows.map((row) => row[name]).join('\n');
  return {
    version: 1,
    count: rows.length,
    slugs: column('slug'),
    subjects: column('subject'),
    classes: column('schoolClass'),
    questions: column('question'),
    abouts: column('about'),
  };
}

/** Reads a packed file; an empty list when it is none that this release knows. */
export function readSolvedPack(file: unknown): readonly SolvedQuestion[] {
  const parsed = v.safeParse(packSchema, file);
  if (!parsed.success || parsed.output.count === 0) return [];
  const { slugs, subjects, classes, questions, abouts } = parsed.output;
  const [slugColumn = [], ...columns] = [slugs, subjects, classes, questions, abouts].map((column) =>
    column.split('\n'),
  );
  return slugColumn.map((slug, row) => {
    const [subject = '', schoolClass = '', question = '', about = ''] = columns.map(
      (column) => column[row] ?? '',
    );
    return { slug: wholeSlug(slug, question), subject, schoolClass, question, about };
  });
}
