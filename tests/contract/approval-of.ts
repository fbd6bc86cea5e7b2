import { createChangeId, logChange } from '../../src/entities/change-log';
import { giveRole } from '@/entities/person';
import type { Write } from '@/shared/backend';
import { newApplicationCode } from '../samples/applications';
import { prepareApproval } from '../samples/clearance';
import { approveTutor } from '../samples/offers';
import { office } from '../samples/records';

/** The batches by which the office gives an account the role and the profile of a tutor. */
export function approvalOf(id: string, ref = newApplicationCode()): readonly (readonly Write[])[] {
  const [line, tutorLine] = [createChangeId(), createChangeId()];
  const record = `roles/${id}`;
  const role = { role: 'tutor', name: 'Abena', lastChange: line } as const;
  return [
    ...prepareApproval(ref, office),
    approveTutor(id, office, tutorLine, ref),
    [
      giveRole(id, { isNew: true, ...role }),
      logChange({
        id: line,
        by: office,
        record,
        event: 'role.given',
        before: { role: 'none' },
        after: { role: 'tutor' },
      }),
    ],
  ];
}
