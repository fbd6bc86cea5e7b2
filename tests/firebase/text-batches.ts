import { createChangeId, logChange, logTransition, logUpdate } from '../../src/entities/change-log';
import type { DocumentData, Write } from '@/shared/backend';
import type { Documents } from '../policy/attempt';
import { asOffice, world, type Letter } from '../policy/matrix-people';

/** A kind of text that the office writes, with all fields as long as they may be. */
interface LongText {
  /** As in the names of its batches. */
  readonly what: string;
  readonly record: string;
  /** Start of its events: `article`. */
  readonly events: string;
  readonly create: (changeId: string) => Write;
  /** Changes of an edit. */
  readonly edited: DocumentData;
  /** The record in a state. */
  readonly stored: (state: string) => Documents;
}

/** Writes of a text of the office. */
export function textBatches({
  what,
  record,
  events,
  create,
  edited,
  stored,
}: LongText): readonly (readonly [string, Letter, Documents, readonly Write[]])[] {
  const by = asOffice('A');
  const on = (state: string): Documents => ({ ...world, ...stored(state) });
  const move = (from: string, to: string, event: string): readonly Write[] =>
    logTransition({ id: createChangeId(), by, record, event: `${events}.${event}`, from, to });
  const [added, changed] = [createChangeId(), createChangeId()];
  const start = logChange({ id: added, by, record, event: `${events}.added`, after: { state: 'draft' } });
  const edit = logUpdate({ id: changed, by, record, event: `${events}.edited`, changes: edited });
  return [
    [what, 'A', world, [create(added), start]],
    [`${what} that is edited`, 'A', on('draft'), edit],
    [`${what} that is published`, 'A', on('draft'), move('draft', 'published', 'published')],
    [`${what} that is put away`, 'A', on('published'), move('published', 'archived', 'archived')],
    [`${what} that is taken up again`, 'A', on('archived'), move('archived', 'draft', 'restored')],
  ];
}
