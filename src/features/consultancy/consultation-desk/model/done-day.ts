import * as v from 'valibot';
import { dayShape, fieldMessage } from '@/shared/fields';

/** The day of a time in Ghana, which has the clock of UTC. */
export const today = (now: Date): string => now.toISOString().slice(0, 10);

/** Schema of the day on which a step was done: not after today. @param now is called at each validation */
export const doneDaySchema = (now: () => Date) =>
  v.object({
    day: v.pipe(
      v.string(fieldMessage('required')),
      v.nonEmpty(fieldMessage('required')),
      v.regex(dayShape, fieldMessage('date')),
      v.check((day) => day <= today(now()), fieldMessage('dateFuture')),
    ),
  });
