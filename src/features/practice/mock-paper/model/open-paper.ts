import {
  emptyDraft,
  findCatalogPack,
  layoutOf,
  type AnswerDraft,
  type ExamYear,
  type Layout,
  type PackId,
  type Question,
  type QuestionSource,
} from '@/entities/practice/pack';
import type { PracticeSettings, ProgressActions, Sitting, SittingRef } from '@/entities/practice/progress';
import { drawPaper } from './draw-paper';
import { readDetails, readKeptDraft, type PaperDetails } from './kept-paper';
import { paperFacts } from './paper-facts';

/** A question of the paper. */
export interface PaperQuestion {
  readonly question: Question;
  readonly layout: Layout;
  readonly strand: string;
  /** Its index in the sitting, which may hold questions that the pack has no more. */
  readonly place: number;
}

/** A paper that is being written. */
export interface OpenPaper extends Omit<PaperDetails, 'marked'> {
  /** Null when the device does not keep it. */
  readonly sitting: SittingRef | null;
  readonly asked: readonly PaperQuestion[];
  /** By index of the question. */
  readonly drafts: Readonly<Record<number, AnswerDraft>>;
  /** Indexes that the student wants to look at again. */
  readonly marked: readonly number[];
  readonly position: number;
}

/** Seed of the layout of one question. */
const layoutSeed = (seed: number, place: number) => Math.imul(seed + place + 1, 0x9e3779b1) >>> 0;

/** The paper of a stored sitting. An answer to an earlier version of a question is asked again. */
function toOpenPaper(
  stored: Pick<Sitting, 'questions' | 'given' | 'position'>,
  sitting: SittingRef | null,
  details: PaperDetails,
  source: QuestionSource,
): OpenPaper {
  const topics = findCatalogPack(details.pack)?.topics ?? [];
  const asked: PaperQuestion[] = [];
  const drafts: Record<number, AnswerDraft> = {};
  const marked: number[] = [];
  let position = 0;
  stored.questions.forEach((ref, place) => {
    const question = source.find(ref);
    if (!question) return;
    const index = asked.length;
    const strand = topics.find(({ id }) => id === question.topic)?.strand ?? '';
    const layout = layoutOf(question, layoutSeed(details.seed, place), details.shuffle);
    const draft =
      question.version === ref.version &&
      readKeptDraft(stored.given[place]?.given, emptyDraft(question, layout));
    if (draft) drafts[index] = draft;
    if (details.marked.includes(place)) marked.push(index);
    if (place <= stored.position) position = index;
    asked.push({ question, layout, strand, place });
  });
  return { ...details, sitting, asked, drafts, marked, position };
}

interface Opening {
  readonly source: QuestionSource;
  readonly year?: ExamYear | undefined;
  readonly settings: Pick<PracticeSettings, 'shuffle'>;
  readonly actions: Pick<ProgressActions, 'openSitting'>;
  /** In milliseconds since the epoch. */
  readonly now: number;
  readonly seed: number;
}

/** Draws a paper and opens its sitting. A device that refuses stops nothing. */
export async function openPaper({ source, year, settings, actions, now, seed }: Opening): Promise<OpenPaper> {
  const pack = source.pack.id;
  const { questions: count, minutes } = paperFacts[pack];
  const questions = drawPaper(source, { count, seed, year }).flatMap((section) =>
    section.questions.map((name) => ({ ...name, pack })),
  );
  const details: PaperDetails = {
    pack,
    totalMs: minutes * 60_000,
    shuffle: settings.shuffle,
    seed,
    marked: [],
    clock: { usedMs: 0, at: now },
  };
  const opened = await actions.openSitting({ kind: 'mock-paper', questions, details });
  const stored = opened.kind === 'kept' ? opened.sitting : null;
  return toOpenPaper(
    stored ?? { questions, given: {}, position: 0 },
    stored && { kind: stored.kind, id: stored.id },
    details,
    source,
  );
}

export type FoundPaper =
  | { readonly kind: 'open'; readonly paper: OpenPaper }
  | { readonly kind: 'other'; readonly pack: PackId }
  | { readonly kind: 'none' };

/** The last paper of this pack that the profile submitted; null when another one followed it. */
export async function findResult(
  pack: PackId,
  source: QuestionSource,
  { findSitting }: Pick<ProgressActions, 'findSitting'>,
): Promise<OpenPaper | null> {
  const stored = await findSitting('mock-result');
  const details = stored && readDetails(stored.details);
  if (!stored || details?.pack !== pack) return null;
  const paper = toOpenPaper(stored, null, details, source);
  return paper.asked.length > 0 ? paper : null;
}

/** The paper that a profile has open: of this pack, of another one, or none. */
export async function findPaper(
  pack: PackId,
  source: QuestionSource,
  { findSitting }: Pick<ProgressActions, 'findSitting'>,
): Promise<FoundPaper> {
  const stored = await findSitting('mock-paper');
  const details = stored && readDetails(stored.details);
  if (!details) return { kind: 'none' };
  if (details.pack !== pack) return { kind: 'other', pack: details.pack };
  const paper = toOpenPaper(stored, { kind: stored.kind, id: stored.id }, details, source);
  return paper.asked.length > 0 ? { kind: 'open', paper } : { kind: 'none' };
}

/** What is stored of a paper at a press. */
export function toChange({ asked, drafts, position, marked, ...paper }: OpenPaper, changed?: number) {
  const placeOf = (index: number) => asked[index]?.place ?? 0;
  const { pack, totalMs, shuffle, seed, clock } = paper;
  const details: PaperDetails = { pack, totalMs, shuffle, seed, clock, marked: marked.map(placeOf) };
  const draft = changed === undefined ? undefined : drafts[changed];
  return {
    position: placeOf(position),
    details,
    ...(changed !== undefined && draft && { given: { [placeOf(changed)]: { given: draft, hintsUsed: 0 } } }),
  };
}
