import { isConfirmed, maximumAsksBack, type HomeworkQuestion } from '@/entities/homework/question';
import type { PendingWrite } from '@/shared/pending-writes';

/** States in which nothing that whoever asked does is taken. */
const ends = ['hidden', 'closed', 'withdrawn', 'declined', 'merged', 'junk'] as const;

type Why =
  (typeof ends)[number] | 'asksBack' | 'stands' | 'taken' | 'answered' | 'changed' | 'forbidden' | 'unknown';

type RefusedAct = Pick<PendingWrite, 'event' | 'problem'> & { readonly basis?: string | undefined };

/**
 * Why an act was not taken, as far as the question tells as it is now; `unknown` where it does not.
 * @param question as it is now, or as this phone read it last
 */
export function whyRefused(
  { event, basis, problem }: RefusedAct,
  question: Pick<HomeworkQuestion, 'state' | 'asksBack' | 'lastChange' | 'claimedAt' | 'answeredAt'>,
  now: Date,
): Why {
  const unexplained = problem === 'forbidden' || problem === 'unauthenticated' ? 'forbidden' : 'unknown';
  const { state, asksBack, lastChange } = question;
  // A worry is a record of its own, whatever the question has become.
  if (!event.startsWith('homework.')) return unexplained;
  const end = ends.find((one) => one === state);
  if (end) return end;
  if (event === 'homework.asked-back' && asksBack >= maximumAsksBack) return 'asksBack';
  if (event === 'homework.asked-back' && isConfirmed(question, now)) return 'stands';
  if (event === 'homework.withdrawn' && state === 'claimed') return 'taken';
  if (event === 'homework.withdrawn' && state === 'answered') return 'answered';
  if (lastChange !== basis) return 'changed';
  return unexplained;
}
