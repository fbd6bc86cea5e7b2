import { createActor, fromCallback } from 'xstate';
import { sessionMachine, type Member } from '@/entities/session';
import type { Duty } from '@/shared/backend';
import { office } from './records';

/** A running session of this person, without a backend. */
export function startSessionOf(member: Member | null) {
  const session = createActor(
    sessionMachine.provide({ actors: { visitor: fromCallback(() => undefined) } }),
  ).start();
  session.send({ type: 'visitor.changed', member });
  return session;
}

/** The administrator of the samples. */
export const administrator = (duties: readonly Duty[] = ['office']): Member => ({
  id: office.userId,
  email: 'office@example.com',
  displayName: office.name,
  isEmailVerified: true,
  role: 'admin',
  duties,
});
