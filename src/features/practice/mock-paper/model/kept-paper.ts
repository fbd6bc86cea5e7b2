import * as v from 'valibot';
import { packIds, type AnswerDraft } from '@/entities/practice/pack';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const detailsSchema = v.object({
  pack: v.picklist(packIds),
  totalMs: v.pipe(v.number(), v.minValue(1)),
  shuffle: v.boolean(),
  /** Of the layouts. */
  seed: v.number(),
  /** Places that the student wants to look at again. */
  marked: v.array(count),
  clock: v.object({ usedMs: v.pipe(v.number(), v.minValue(0)), at: v.nullable(v.number()) }),
});

/** What the sitting of a paper keeps besides its answers. */
export type PaperDetails = v.InferOutput<typeof detailsSchema>;

/** Null for what is no paper of this release. */
export function readDetails(stored: unknown): PaperDetails | null {
  const parsed = v.safeParse(detailsSchema, stored);
  return parsed.success ? parsed.output : null;
}

const draftSchema = v.variant('kind', [
  v.object({ kind: v.literal('choice'), option: v.nullable(count) }),
  v.object({ kind: v.literal('choices'), options: v.array(count) }),
  v.object({ kind: v.literal('number'), typed: v.string() }),
  v.object({ kind: v.literal('gap'), typed: v.string() }),
  v.object({ kind: v.literal('order'), items: v.array(count) }),
  v.object({ kind: v.literal('match'), rights: v.array(v.nullable(count)) }),
  v.object({ kind: v.literal('point'), at: v.nullable(v.object({ x: v.number(), y: v.number() })) }),
]);

/** A kept answer in the making. Null when there is none that fits the empty draft of the question. */
export function readKeptDraft(stored: unknown, empty: AnswerDraft): AnswerDraft | null {
  const parsed = v.safeParse(draftSchema, stored);
  return parsed.success && parsed.output.kind === empty.kind ? parsed.output : null;
}
