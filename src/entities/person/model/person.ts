import * as v from 'valibot';
import { limits, requiredText } from '@/shared/fields';

export const personSchema = v.strictObject({
  /** In lower case. */
  email: v.pipe(v.string(), v.nonEmpty(), v.maxLength(limits.email)),
  name: requiredText(limits.name),
  isEmailVerified: v.boolean(),
  updatedAt: v.pipe(v.string(), v.isoTimestamp()),
});

/**
 * A person with an account, as shown to the office. Written by the person's own browser, from the account.
 */
export interface Person extends v.InferOutput<typeof personSchema> {
  readonly id: string;
}

export const personCollection = 'people';

export const personPath = (id: string): string => `${personCollection}/${id}`;
