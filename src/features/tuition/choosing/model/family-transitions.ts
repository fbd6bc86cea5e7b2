import { codeHolder, createChangeId, logTransition, logTrackedTransition } from '@/entities/change-log';
import { tuitionRequestPath, writeFamilyAct } from '@/entities/tuition-request';
import type { DocumentData, Write } from '@/shared/backend';

/** A transition of an offer or lesson, with the family's proof of ownership. */
export function familyTransition(
  ref: string,
  id: string,
  transition: {
    readonly record: string;
    readonly event: string;
    readonly from: string;
    readonly to: string;
    readonly changes?: DocumentData;
  },
): readonly Write[] {
  return [
    ...logTransition({ id, by: codeHolder, ...transition }),
    writeFamilyAct(ref, id, transition.record, transition.event),
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
  return logTrackedTransition({ id, ref, by: codeHolder, record, event, from, to, changes });
}
