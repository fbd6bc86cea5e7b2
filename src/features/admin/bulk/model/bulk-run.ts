import { dequal } from 'dequal/lite';
import type { OneTransition } from '@/entities/change-log';
import { deriveId } from '@/shared/lib/action';
import { junk, type Transition } from '@/shared/lib/lifecycle';
import type { BackendError, DocumentData, Write } from '@/shared/backend';
import {
  junkTransitionOf,
  type BulkAct,
  type DeskRecord,
  type DeskView,
  type GivenReason,
} from '@/shared/desk';

/** The write of one line: a transition of a record, under an id that every retry repeats. */
export interface Move {
  /** Id of the change-log entry. */
  readonly actionId: string;
  readonly ref: string;
  readonly path: string;
  readonly event: string;
  readonly from: string;
  readonly to: string;
  readonly changes: DocumentData;
  readonly besides: readonly Write[];
  /** Values that the change-log entry keeps, where the record stays in its state. */
  readonly line?: NonNullable<OneTransition['line']>;
}

/** What became of a line. `unsure`: no answer came, so it may be written. */
export type LineResult =
  | { readonly kind: 'untried' }
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly error: BackendError }
  | { readonly kind: 'unsure'; readonly error: BackendError };

/** One record of a run. */
export interface RunLine {
  readonly move: Move;
  readonly result: LineResult;
}

/** One action on many records. */
export interface BulkRun {
  readonly view: DeskView;
  readonly event: string;
  readonly lines: readonly RunLine[];
  /** Selected records whose state does not allow the action. Nothing is written about them. */
  readonly unfit: readonly Pick<DeskRecord, 'ref' | 'state'>[];
  /** The reason that was typed, for another try of what was refused; null where none is asked. */
  readonly given: GivenReason | null;
}

/** Stands for the event of marking as junk, which each kind of record calls otherwise. */
const junkAct: BulkAct = { event: junk };

/**
 * The transition that an action makes of a record, from its state to the same where it sets a field;
 * undefined when the record does not allow it.
 */
export function transitionOf({ event, field }: BulkAct, record: DeskRecord): Transition | undefined {
  const { state } = record;
  if (field) return record[field] === undefined ? undefined : { event, from: state, to: state, by: 'office' };
  return event === junk ? junkTransitionOf(record) : record.transitions.find((one) => one.event === event);
}

/** An action, and how many of the selected records it can take. */
export interface OfferedAct {
  readonly act: BulkAct;
  readonly count: number;
}

/** The actions that at least one of these records allows. Marking as junk is the last. */
export const offeredActs = (
  acts: readonly BulkAct[],
  records: readonly DeskRecord[],
): readonly OfferedAct[] =>
  [...acts, junkAct]
    .map((act) => ({ act, count: records.filter((record) => transitionOf(act, record)).length }))
    .filter(({ count }) => count > 0);

interface Planned {
  /** Idempotency key of the press; the ids of the lines derive from it. */
  readonly actionId: string;
  readonly view: DeskView;
  readonly act: BulkAct;
  readonly records: readonly DeskRecord[];
  readonly given?: GivenReason | null;
  /** Fields that each transition sets, beside those of its record. */
  readonly changes?: DocumentData;
}

/** What a field was and is, as the change log tells it. */
const lineOf = (field: NonNullable<BulkAct['field']>, record: DeskRecord, changes: DocumentData) => ({
  before: { [field]: record[field] ?? '' },
  after: { [field]: String(changes[field]) },
});

/** A run over these records as they stand now. */
export function planRun({ actionId, view, act, records, given = null, changes = {} }: Planned): BulkRun {
  const lines: RunLine[] = [];
  const unfit: DeskRecord[] = [];
  for (const [index, record] of records.entries()) {
    const transition = transitionOf(act, record);
    if (!transition) {
      unfit.push(record);
      continue;
    }
    const { ref, path } = record;
    const { event, from, to } = transition;
    const besides = record.writesWith?.(transition) ?? [];
    const own = record.changesWith?.(transition);
    const id = deriveId(actionId, index);
    const line = act.field && lineOf(act.field, record, changes);
    lines.push({
      move: {
        actionId: id,
        ref,
        path,
        event,
        from,
        to,
        changes: { ...own, ...changes },
        besides,
        ...(line && { line }),
      },
      // What is so already is not written again.
      result: { kind: line && dequal(line.before, line.after) ? 'done' : 'untried' },
    });
  }
  return { view, event: act.event, lines, unfit, given };
}

/** The line that is next: one whose answer did not come is tried again before any other. */
export const nextLine = ({ lines }: BulkRun): RunLine | undefined =>
  lines.find(({ result }) => result.kind === 'unsure') ??
  lines.find(({ result }) => result.kind === 'untried');

/** The moves of the lines with such a result. */
export const movesOf = ({ lines }: BulkRun, kind: LineResult['kind']): readonly Move[] =>
  lines.filter(({ result }) => result.kind === kind).map(({ move }) => move);

/** The reason of a run that has refused lines, when the same action is tried again. */
export const givenBefore = (run: BulkRun | null, view: DeskView, event: string): GivenReason | null =>
  run !== null && run.view === view && run.event === event && movesOf(run, 'refused').length > 0
    ? run.given
    : null;

/** The run with the result of one line. */
export const withResult = (run: BulkRun, id: string, result: LineResult): BulkRun => ({
  ...run,
  lines: run.lines.map((line) => (line.move.actionId === id ? { ...line, result } : line)),
});
