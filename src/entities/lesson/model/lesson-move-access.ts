import { dequal } from 'dequal/lite';
import type { AccessContext, DocumentData } from '@/shared/backend';
import type { TransitionRole } from '@/shared/lib/lifecycle';
import { lessonDays, moveNoticeMs } from './lesson';

const moveOf = (lesson: DocumentData | null) => lesson?.move as DocumentData | undefined;

const dayMs = 86_400_000;

/**
 * A proposal counts up, names the present start, and lies ahead. A family proposes in time: later it calls,
 * and the office proposes for it.
 */
function isProposal({ before, after, now }: AccessContext, mover: TransitionRole | null): boolean {
  const move = moveOf(after);
  const from = Date.parse(now) + (mover === 'code-holder' ? moveNoticeMs : 0);
  const proposed = Date.parse(String(move?.startsAt));
  return (
    move?.count === Number(moveOf(before)?.count ?? 0) + 1 &&
    move.oldStart === before?.startsAt &&
    after?.startsAt === before?.startsAt &&
    move.startsAt !== move.oldStart &&
    move.answer === '' &&
    move.words === '' &&
    (move.by === undefined || move.by === (mover === 'office' ? 'office' : 'family')) &&
    proposed >= from &&
    proposed <= Date.parse(now) + lessonDays.ahead * dayMs &&
    (mover !== 'code-holder' || Date.parse(String(before?.startsAt)) >= from)
  );
}

/**
 * An answer leaves the proposal as it was, and the log line names the same answer. A family withdraws only a
 * proposal of its own, which still counts.
 */
async function isAnswer(
  { before, after, now, readAfter }: AccessContext,
  mover: TransitionRole | null,
): Promise<boolean> {
  const move = moveOf(after);
  const line = await readAfter(`changeLog/${String(after?.lastChange)}`);
  if (
    !dequal({ ...move, answer: '', words: '' }, moveOf(before)) ||
    line?.event !== `move.${String(move?.answer)}`
  )
    return false;
  if (move?.answer === 'declined') return move.words !== '' && after?.startsAt === before?.startsAt;
  if (move?.answer === 'withdrawn')
    return move.words === '' && move.by === 'family' && after?.startsAt === before?.startsAt;
  return (
    move?.words === '' &&
    after?.startsAt === move.startsAt &&
    now < String(move.startsAt) &&
    // Once the old time has come, the tutor was to be there.
    (mover !== 'tutor' || now < String(before?.startsAt))
  );
}

/** Whether the start and the proposal change only by a proposal or its answer, within their limits. */
export function isMoveTrue(context: AccessContext, mover: TransitionRole | null): boolean | Promise<boolean> {
  const { before, after } = context;
  if (before?.state === 'planned' && after?.state === 'moving') return isProposal(context, mover);
  if (before?.state === 'moving' && after?.state === 'planned') return isAnswer(context, mover);
  return after?.startsAt === before?.startsAt && dequal(moveOf(after), moveOf(before));
}
