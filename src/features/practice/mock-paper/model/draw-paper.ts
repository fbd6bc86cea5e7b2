import {
  findCatalogPack,
  type CatalogTopic,
  type ExamYear,
  type PackId,
  type Question,
  type QuestionName,
  type QuestionSource,
} from '@/entities/practice/pack';
import { paperFacts } from './paper-facts';

/** Questions of one strand of the syllabus. */
export interface DrawnSection {
  readonly strand: string;
  readonly questions: readonly QuestionName[];
}

interface Candidate {
  readonly name: QuestionName;
  readonly question: Question;
}

/** A number from a text and a seed, spread over 32 bits (FNV-1a). */
function digest(text: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Topics that the paper asks, by strand, in the order of the catalogue. */
export function strandsOf(pack: PackId, year?: ExamYear): ReadonlyMap<string, readonly CatalogTopic[]> {
  const without = paperFacts[pack].withoutTopics ?? [];
  const strands = new Map<string, CatalogTopic[]>();
  for (const topic of findCatalogPack(pack)?.topics ?? []) {
    const isOfYear = year === undefined || !topic.years || topic.years.includes(year);
    if (isOfYear && !without.includes(topic.id))
      strands.set(topic.strand, [...(strands.get(topic.strand) ?? []), topic]);
  }
  return strands;
}

function candidatesOf(source: QuestionSource, topic: string, seed: number): readonly Candidate[] {
  const found = source.candidates({ kind: 'topic', topic }).flatMap(({ id, version, isTemplate }) => {
    const name = { question: id, version, ...(isTemplate && { seed: digest(id, seed) }) };
    const question = source.find(name);
    return question ? [{ name, question }] : [];
  });
  const isLater = ({ question }: Candidate) => (question.kind === 'choice' ? 0 : 1);
  return found.sort(
    (one, other) =>
      isLater(one) - isLater(other) || digest(one.name.question, seed) - digest(other.name.question, seed),
  );
}

/** Takes from the lists in turn: questions of one option first, then the others. */
function inTurn(lists: readonly (readonly Candidate[])[]): readonly Candidate[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const mixed = Array.from({ length: longest }, (_, round) =>
    lists.flatMap((list) => list[round] ?? []),
  ).flat();
  const isChoice = ({ question }: Candidate) => question.kind === 'choice';
  return [...mixed.filter(isChoice), ...mixed.filter((one) => !isChoice(one))];
}

/** Shares a number out by size, by the largest remainder. None gets more than its size. */
export function shareOut(count: number, sizes: readonly number[]): readonly number[] {
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  if (whole <= count) return sizes;
  const exact = sizes.map((size) => (count * size) / whole);
  const shares = exact.map(Math.floor);
  const byRemainder = exact
    .map((share, index) => ({ index, rest: share - Math.floor(share) }))
    .sort((one, other) => other.rest - one.rest);
  const rest = count - shares.reduce((sum, share) => sum + share, 0);
  for (const { index } of byRemainder.slice(0, rest)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** Questions about one passage follow each other. */
function inReadingOrder(
  drawn: readonly Candidate[],
  topics: readonly CatalogTopic[],
): readonly QuestionName[] {
  const place = ({ question }: Candidate) => topics.findIndex(({ id }) => id === question.topic);
  const passage = ({ question }: Candidate) => question.passage ?? '';
  return [...drawn]
    .sort((one, other) => place(one) - place(other) || (passage(one) < passage(other) ? -1 : 1))
    .map(({ name }) => name);
}

/**
 * Draws a paper: each strand gets questions by the number that the pack has of it, spread over its topics. A
 * pack with fewer questions than the paper gives all.
 */
export function drawPaper(
  source: QuestionSource,
  { count, seed, year }: { count: number; seed: number; year?: ExamYear | undefined },
): readonly DrawnSection[] {
  const strands = [...strandsOf(source.pack.id, year)].map(([strand, topics]) => ({
    strand,
    topics,
    candidates: inTurn(topics.map(({ id }) => candidatesOf(source, id, seed))),
  }));
  const shares = shareOut(
    count,
    strands.map(({ candidates }) => candidates.length),
  );
  return strands
    .map(({ strand, topics, candidates }, index) => ({
      strand,
      questions: inReadingOrder(candidates.slice(0, shares[index]), topics),
    }))
    .filter(({ questions }) => questions.length > 0);
}
