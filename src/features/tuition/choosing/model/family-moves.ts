import { codeHolder, createChangeId, logTransition, moveTracked } from '@/entities/change-log';
import { tuitionRequestPath, writeFamilyAct } from '@/entities/tuition-request';
import type { DocumentData, Write } from '@/shared/backend';

/** A transition of an offer or lesson, with the family's proof of ownership. */
export function familyTransition(
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
  return [
    ...logTransition({ id, by: codeHolder, ...move }),
    writeFamilyAct(ref, id, move.record, move.event),
  ];
}

/** A transition of the request itself. The code in its path is the proof of ownership. */
export function requestTransition(
  ref: string,
  event: string,
  from: string,
  to: string,
  changes: DocumentData = {},
): readonly Write[] {
  const id = createChangeId();
  const record = tuitionRequestPath(ref);
  return moveTracked({ id, ref, by: codeHolder, record, event, from, to, changes });
}
