import { codeHolder, createChangeId, logMove } from '@/entities/change-log';
import { trackMove } from '@/entities/tracking';
import { tuitionRequestPath, writeFamilyAct } from '@/entities/tuition-request';
import type { DocumentData, Write } from '@/shared/backend';

/** A move of an offer or of a lesson with the family's proof that it is theirs. */
export function familyMove(
  ref: string,
  id: string,
  move: {
    readonly record: string;
    readonly event: string;
    readonly from: string;
    readonly to: string;
    readonly changes?: DocumentData;
  },
): readonly Write[] {
  return [...logMove({ id, by: codeHolder, ...move }), writeFamilyAct(ref, id, move.record, move.event)];
}

/** A move of the request itself: the code in its path is the proof. */
export function requestMove(
  ref: string,
  event: string,
  from: string,
  to: string,
  changes: DocumentData = {},
): readonly Write[] {
  const id = createChangeId();
  const record = tuitionRequestPath(ref);
  return [...logMove({ id, by: codeHolder, record, event, from, to, changes }), trackMove(ref, id, to)];
}
