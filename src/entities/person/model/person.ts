import * as v from 'valibot';
import { limits, requiredText } from '@/shared/fields';

export const personSchema = v.strictObject({
  /** Lower case. */
  email: v.pipe(v.string(), v.nonEmpty(), v.maxLength(limits.email)),
  name: requiredText(limits.name),
  isEmailVerified: v.boolean(),
  updatedAt: v.pipe(v.string(), v.isoTimestamp()),
});

/** Somebody with an account, as the office sees them. They write it themselves, from what their account says. */
export interface Person extends v.InferOutput<typeof personSchema> {
  readonly id: string;
}

export const personCollection = 'people';

export const personPath = (id: string): string => `${personCollection}/${id}`;
