import { createSiteAccessPolicy } from '../../src/app/composition/backend/access-policy';
import { trackingPath } from '@/entities/tracking';
import { tuitionRequestPath } from '../../src/entities/tuition-request';
import type { DocumentData, Role } from '@/shared/backend';
import { newTuitionCode, sendRequest } from '../samples/records';
import { documentsOf, type Documents } from './attempt';

export const policy = createSiteAccessPolicy();
export const ref = newTuitionCode();
export const record = tuitionRequestPath(ref);

export const people = {
  guest: { userId: null, role: null },
  person: { userId: 'kofi', role: null },
  tutor: { userId: 'demo-tutor', role: 'tutor' },
  admin: { userId: 'demo-admin', role: 'admin' },
} satisfies Record<string, { userId: string | null; role: Role | null }>;

export type Person = keyof typeof people;

export const everyone = Object.keys(people) as Person[];

export const officeRole: Documents = { 'roles/demo-admin': { role: 'admin', name: 'Office 1' } };

/** Roles of all who have one. */
export const roles: Documents = { ...officeRole, 'roles/demo-tutor': { role: 'tutor', name: 'Tutor 1' } };

/** A request in a state. */
export function requestIn(state: string): Documents {
  const sent = documentsOf(sendRequest(ref));
  const move = (data: DocumentData | undefined) => ({ ...data, state });
  return {
    ...roles,
    ...sent,
    [record]: move(sent[record]),
    [trackingPath(ref)]: move(sent[trackingPath(ref)]),
  };
}
