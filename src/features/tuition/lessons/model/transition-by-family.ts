import { codeHolder, createChangeId, logTransition } from '@/entities/change-log';
import { lessonPath, type Lesson } from '@/entities/lesson';
import { writeFamilyAct } from '@/entities/tuition-request';
import type { NewPendingWrite } from '@/shared/pending-writes';

interface FamilyTransition {
  readonly event: string;
  readonly to: string;
  readonly changes: Readonly<Record<string, unknown>>;
  /** What the screen shows while the act is pending; the changes unless given. */
  readonly shown?: Readonly<Record<string, unknown>>;
}

/** A transition of a lesson by the family with this reference code, with its proof. */
export function transitionByFamily(
  ref: string,
  { id: lessonId, offerId, state, lastChange }: Pick<Lesson, 'id' | 'offerId' | 'state' | 'lastChange'>,
  { event, to, changes, shown = changes }: FamilyTransition,
): NewPendingWrite {
  const id = createChangeId();
  const record = lessonPath(offerId, lessonId);
  return {
    id,
    owner: ref,
    record,
    basis: lastChange,
    event,
    writes: [
      ...logTransition({ id, by: codeHolder, record, event, from: state, to, changes }),
      writeFamilyAct(ref, id, record, event),
    ],
    shown,
  };
}
