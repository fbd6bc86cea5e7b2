import type { NewAnswer, ProgressActions } from '@/entities/practice/progress';
import type { KeepingProblem } from './mock-paper-machine';
import type { OpenPaper } from './open-paper';
import { judgePlace } from './paper-result';

/** What the progress keeps of a paper. An empty question is no answer: it says nothing of a skill. */
function answersOf({ pack, asked, drafts }: OpenPaper): readonly NewAnswer[] {
  return asked.flatMap(({ question }, index) => {
    const draft = drafts[index];
    const { outcome, slip } = judgePlace(question, draft);
    if (!draft || outcome === 'empty') return [];
    const { id, version, topic, seed, weakness } = question;
    return {
      ...{ pack, question: id, version, topic, outcome, hintsUsed: 0, given: draft },
      ...(seed !== undefined && { seed }),
      ...(weakness !== undefined && { weakness }),
      ...(slip && { misconception: slip.misconception }),
    };
  });
}

/** Judges a paper, records its answers and closes it, in one transaction. Null when all is kept. */
export async function closePaper(
  paper: OpenPaper,
  { closeSitting }: Pick<ProgressActions, 'closeSitting'>,
): Promise<KeepingProblem | null> {
  if (!paper.sitting) return 'denied';
  const closed = await closeSitting(paper.sitting, answersOf(paper));
  if (closed.kind === 'not-kept') return closed.reason;
  return closed.kind === 'kept' ? null : 'closed-elsewhere';
}
