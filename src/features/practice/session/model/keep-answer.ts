import type { NewAnswer, ProgressActions, Sitting } from '@/entities/practice/progress';
import type { PackId } from '@/entities/practice/pack';
import type { Keeping, Recording } from './session-machine';

/** What the progress keeps of an answer. */
function toNewAnswer(pack: PackId, { asked, judged, tookMs }: Omit<Recording, 'position'>): NewAnswer {
  const { question, drill } = asked;
  const { verdict, answer, hintsUsed } = judged;
  return {
    ...{ pack, question: question.id, version: question.version, topic: question.topic, hintsUsed, tookMs },
    ...(question.seed !== undefined && { seed: question.seed }),
    ...(question.weakness !== undefined && { weakness: question.weakness }),
    ...(drill !== undefined && { drill }),
    outcome: verdict.kind,
    ...(verdict.kind === 'wrong' && verdict.slip && { misconception: verdict.slip.misconception }),
    given: answer,
  };
}

/** Keeps an answer, and says what became of it. */
export async function keepAnswer(
  recording: Recording,
  pack: PackId,
  sitting: Sitting | null,
  { recordAnswer }: Pick<ProgressActions, 'recordAnswer'>,
): Promise<Keeping> {
  const place = sitting && { kind: sitting.kind, id: sitting.id, position: recording.position };
  const recorded = await recordAnswer(toNewAnswer(pack, recording), place ?? undefined);
  if (recorded.kind === 'not-kept') return recorded.reason;
  if (recorded.kind === 'answered-before') return 'answered-elsewhere';
  if (recorded.kind === 'profile-gone') return 'profile-gone';
  return recorded.wasImproved ? 'improved' : 'kept';
}
