import type { ChangedBy } from '../../src/entities/change-log';
import type { DocumentData } from '@/shared/backend';
import type { Caller, Documents } from './attempt';

/**
 * All kinds of people, by letter: Guest, signed-in Person, Tutor, Administrator, a Colleague of the
 * administrator, who has the duty `safeguarding`, and a Former administrator whose role was revoked. Any of
 * them may hold a code.
 */
export const letters = ['G', 'P', 'T', 'A', 'C', 'F'] as const;

export type Letter = (typeof letters)[number];

const members = {
  P: { userId: 'kofi', name: 'Kofi Boateng', role: undefined },
  T: { userId: 'demo-tutor', name: 'Tutor 1', role: 'tutor' },
  A: { userId: 'demo-admin', name: 'Office 1', role: 'admin' },
  C: { userId: 'office-2', name: 'Office 2', role: 'admin', duties: ['office', 'safeguarding'] },
  F: { userId: 'office-3', name: 'Office 3', role: 'none' },
} as const;

const emailOf = (userId: string) => `${userId}@lifeline.example`;

const callerOf = (userId: string): Caller => ({ userId, email: emailOf(userId), isEmailVerified: true });

export const callers: Readonly<Record<Letter, Caller>> = {
  G: { userId: null },
  P: callerOf(members.P.userId),
  T: callerOf(members.T.userId),
  A: callerOf(members.A.userId),
  C: callerOf(members.C.userId),
  F: callerOf(members.F.userId),
};

/** Id of the caller; a guest claims a nonexistent one. */
export const idOf = (letter: Letter): string => callers[letter].userId ?? 'nobody';

/** A person's own document. */
export const cardOf = (letter: Letter) => ({
  email: emailOf(idOf(letter)),
  name: letter === 'G' ? 'Nobody' : members[letter].name,
  isEmailVerified: true,
});

/** Signature as an officer, with the caller's own name. */
export const asOffice = (letter: Letter): ChangedBy => ({
  kind: 'office',
  userId: idOf(letter),
  name: cardOf(letter).name,
});

/** Signature as a tutor, with the caller's own name. */
export const asTutor = (letter: Letter): ChangedBy => ({
  kind: 'tutor',
  userId: idOf(letter),
  name: cardOf(letter).name,
});

export const asCodeHolder: ChangedBy = { kind: 'code-holder' };

/** Accounts and roles before each call. */
export const world: Documents = Object.fromEntries(
  (['P', 'T', 'A', 'C', 'F'] as const).flatMap((letter) => {
    const { userId, name, role, ...more } = members[letter];
    const person: DocumentData = { ...cardOf(letter), updatedAt: '2026-03-01T00:00:00.000Z' };
    const given: DocumentData = { role, name, ...more };
    const documents = [[`people/${userId}`, person] as const, [`roles/${userId}`, given] as const];
    return role === undefined ? documents.slice(0, 1) : documents;
  }),
);
