import { isWaitingWrite, type PendingWrite } from '@/shared/pending-writes';

/** Prefix of reference codes; no account id has it. */
const codePrefix = 'LL-';

/** Whether acts of this owner need no account. */
export const isCodeOwner = (owner: string): boolean => owner.startsWith(codePrefix);

/**
 * The acts that whoever has the phone now has sent, and that go by themselves: with a code, or of the
 * account that is signed in. Acts of another account wait for it, and are nothing that this person sent.
 * @param account the signed-in account; null without one, or while it is unknown
 */
export const sendableWrites = (
  acts: readonly PendingWrite[],
  account: string | null,
): readonly PendingWrite[] =>
  acts.filter(isWaitingWrite).filter(({ owner }) => isCodeOwner(owner) || owner === account);

/**
 * How many things these acts are for whoever pressed. An act that waits for another one, as the door code of
 * a lesson that is planned, was made by the same press.
 */
export const countSent = (acts: readonly PendingWrite[]): number =>
  acts.filter(({ waitsFor }) => !acts.some(({ id }) => id === waitsFor)).length;
