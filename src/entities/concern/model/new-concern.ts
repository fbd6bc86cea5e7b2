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

export type ConcernInput = v.InferInput<typeof concernSchema>;
export type ConcernOutput = v.InferOutput<typeof concernSchema>;

export const concernCollection = 'concerns';
export const concernPath = (ref: string): string => `${concernCollection}/${ref}`;

/** Creates the record of a new worry. Its tracking belongs in the same batch. */
export function createConcern(
  ref: string,
  sent: ConcernOutput,
  { source, about }: Pick<Concern, 'source' | 'about'> = { source: 'anybody', about: '' },
): Write {
  const data = {
    ...sent,
    source,
    about,
    state: 'received' satisfies ConcernState,
    createdAt: serverTime,
    movedAt: serverTime,
    updatedAt: serverTime,
    lastChange: '',
    isSample: false,
  };
  return { type: 'create', path: concernPath(ref), data };
}
