import type { ChangedBy } from '../../../src/entities/change-log';
import type { DocumentData } from '@/shared/backend';
import { approveTutor } from '../../samples/offers';
import { documentsOf, hoursAgo, type Caller, type Documents } from '../attempt';
import { asOffice, callers, world } from '../matrix-people';

/** An attacker who tries another person's writes. */
export interface Attacker {
  readonly who: string;
  readonly caller: Caller;
  /** The name in their role. */
  readonly name: string;
}

const emailOf = (userId: string) => `${userId}@lifeline.example`;

const stranger = (who: string, userId: string, name: string, isEmailVerified = true): Attacker => ({
  who,
  name,
  caller: { userId, email: emailOf(userId), isEmailVerified },
});

/** Attackers with various accounts, and without one. */
export const attackers: readonly Attacker[] = [
  { who: 'a guest', caller: callers.G, name: 'Nobody' },
  { who: 'a person', caller: callers.P, name: 'Kofi Boateng' },
  stranger('an account without a verified address', 'yaa', 'Yaa', false),
  { who: 'the tutor', caller: callers.T, name: 'Tutor 1' },
  stranger('another tutor', 'tutor-2', 'Tutor 2'),
  stranger('a suspended tutor', 'tutor-3', 'Tutor 3'),
  { who: 'a former administrator', caller: callers.F, name: 'Office 3' },
  { who: 'an administrator', caller: callers.A, name: 'Office 1' },
  { who: 'a colleague', caller: callers.C, name: 'Office 2' },
];

const cardOf = (userId: string, name: string, isEmailVerified: boolean): DocumentData => ({
  email: emailOf(userId),
  name,
  isEmailVerified,
  updatedAt: hoursAgo(48),
});

const profileOf = (userId: string, state: string): Documents => {
  const approved = documentsOf(approveTutor(userId, asOffice('A')));
  const path = `tutors/${userId}`;
  return { [path]: { ...approved[path], state, movedAt: hoursAgo(24) } };
};

/** Accounts, roles and profiles of the attackers. */
export const attackersWorld: Documents = {
  ...world,
  'people/yaa': cardOf('yaa', 'Yaa', false),
  'people/tutor-2': cardOf('tutor-2', 'Tutor 2', true),
  'people/tutor-3': cardOf('tutor-3', 'Tutor 3', true),
  'roles/tutor-2': { role: 'tutor', name: 'Tutor 2' },
  'roles/tutor-3': { role: 'tutor', name: 'Tutor 3' },
  ...profileOf('tutor-2', 'active'),
  ...profileOf('tutor-3', 'suspended'),
};

/** Signatures that an attacker can try with their own identity. */
export const signaturesOf = ({ caller, name }: Attacker): readonly ChangedBy[] => {
  const own = { userId: caller.userId ?? 'nobody', name };
  return [{ kind: 'office', ...own }, { kind: 'tutor', ...own }, { kind: 'code-holder' }];
};
