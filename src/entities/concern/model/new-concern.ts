import * as v from 'valibot';
import { serverTime, type Write } from '@/shared/backend';
import { limits, optionalEmail, optionalName, optionalPhone, requiredText } from '@/shared/fields';
import type { Concern } from './concern';
import type { ConcernState } from './concern-lifecycle';

/** Schema of the form: nothing is required but the words. */
export const concernSchema = v.object({
  words: requiredText(limits.longText),
  name: optionalName,
  phone: optionalPhone,
  email: optionalEmail,
});

export type ConcernOutput = v.InferOutput<typeof concernSchema>;

export const concernCollection = 'concerns';
export const concernPath = (ref: string): string => `${concernCollection}/${ref}`;

export const concernContactPath = (ref: string): string => `${concernPath(ref)}/contact/sender`;

/**
 * Creates the record of a new worry, and its contact if anything of it is known. Its tracking belongs in the
 * same batch.
 */
export function createConcern(
  ref: string,
  { words, ...contact }: ConcernOutput,
  { source, about }: Pick<Concern, 'source' | 'about'> = { source: 'anybody', about: '' },
): readonly Write[] {
  const hasContact = Object.values(contact).some((part) => part !== '');
  const data = {
    words,
    hasContact,
    source,
    about,
    state: 'received' satisfies ConcernState,
    createdAt: serverTime,
    movedAt: serverTime,
    updatedAt: serverTime,
    lastChange: '',
    isSample: false,
  };
  const record: Write = { type: 'create', path: concernPath(ref), data };
  return hasContact ? [record, { type: 'create', path: concernContactPath(ref), data: contact }] : [record];
}
