import * as v from 'valibot';
import { fieldMessage, type FieldMessageKey } from '@/shared/fields';

interface SlugMessages {
  /** Of what has another shape. */
  readonly wrong: FieldMessageKey;
  /** Of a slug that is taken. */
  readonly there: FieldMessageKey;
}

/** Schema of the slug of a text that is begun: its shape, and no other text has it. */
export const newSlug = (shape: RegExp, taken: readonly string[], { wrong, there }: SlugMessages) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(fieldMessage('required')),
    v.regex(shape, fieldMessage(wrong)),
    v.check((slug) => !taken.includes(slug), fieldMessage(there)),
  );
