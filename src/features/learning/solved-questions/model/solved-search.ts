import MiniSearch, { type SearchOptions } from 'minisearch';
import { wordsOf } from './fold-words';
import { readSolvedPack, type SolvedQuestion } from './solved-pack';

export interface SolvedSearchOptions {
  /** Only questions of this subject. */
  readonly subject?: string | undefined;
  /** Questions of this class come first among similar ones. */
  readonly schoolClass?: string | undefined;
  readonly limit?: number;
}

export interface SolvedSearch {
  readonly count: number;
  /** The most similar questions, best first; of equal ones in the order of the file. */
  readonly find: (text: string, options?: SolvedSearchOptions) => Promise<readonly SolvedQuestion[]>;
}

/** A question that somebody wrote down in full has more words than tell it apart: the rarest count. */
const mostWords = 10;
const usualLimit = 5;
/** Scores closer than this are equal. */
const precision = 1e6;
const sameClassBoost = 1.25;

/** One wrong letter in a word of six and more. */
const allowSlip = (term: string) => (term.length > 5 && !/\d/.test(term) ? 1 : false);

interface Row {
  readonly row: number;
  readonly question: string;
  readonly about: string;
}

interface Index {
  readonly search: MiniSearch<Row>;
  /** In how many questions each word stands. */
  readonly frequencies: ReadonlyMap<string, number>;
}

/** Indexes in portions, between which the page answers to taps. */
async function indexRows(rows: readonly Row[]): Promise<Index> {
  const frequencies = new Map<string, number>();
  const search = new MiniSearch<Row>({
    idField: 'row',
    fields: ['question', 'about'],
    tokenize: (text) => [...wordsOf(text)],
    processTerm: (term) => term,
  });
  await search.addAllAsync(rows, { chunkSize: 200 });
  for (const { question, about } of rows) {
    for (const word of new Set(wordsOf(`${question} ${about}`))) {
      frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
    }
  }
  return { search, frequencies };
}

/** The words of a text that few questions have. Words that none has may be slips or beginnings. */
const rarestOf = (text: string, { frequencies }: Index): readonly string[] =>
  [...new Set(wordsOf(text))]
    .map((word) => ({ word, frequency: frequencies.get(word) ?? 0 }))
    .sort((one, other) => one.frequency - other.frequency)
    .slice(0, mostWords)
    .map(({ word }) => word);

/**
 * Search of solved questions on this device. Each subject is indexed when it is first asked for: a phone then
 * indexes hundreds of questions, not thousands.
 * @param file content of the packed file, from the network or from this device
 */
export function createSolvedSearch(file: unknown): SolvedSearch {
  const solved = readSolvedPack(file);
  const indexes = new Map<string, Promise<Index>>();
  const indexOf = (subject: string | undefined) => {
    const key = subject ?? '';
    const known = indexes.get(key);
    if (known) return known;
    const rows = solved.flatMap((one, row) =>
      subject === undefined || one.subject === subject
        ? [{ row, question: one.question, about: one.about }]
        : [],
    );
    const index = indexRows(rows);
    indexes.set(key, index);
    return index;
  };

  return {
    count: solved.length,
    async find(text, { subject, schoolClass, limit = usualLimit } = {}) {
      const index = await indexOf(subject);
      const words = rarestOf(text, index).join(' ');
      if (words === '') return [];
      const options: SearchOptions = {
        boost: { question: 2 },
        // Numbers and short words match whole: 3 is not 30.
        prefix: (term) => term.length > 3 && !/\d/.test(term) && !index.frequencies.has(term),
        boostDocument: (row: number) =>
          schoolClass !== undefined && solved[row]?.schoolClass === schoolClass ? sameClassBoost : 1,
      };
      const exact = index.search.search(words, options);
      // Comparing with every similar word costs ten times as much: only where a slip may hide the question.
      const found =
        exact.length >= limit ? exact : index.search.search(words, { ...options, fuzzy: allowSlip });
      return found
        .map(({ id, score }) => ({ row: id as number, score: Math.round(score * precision) }))
        .sort((one, other) => other.score - one.score || one.row - other.row)
        .slice(0, limit)
        .flatMap(({ row }) => solved[row] ?? []);
    },
  };
}
