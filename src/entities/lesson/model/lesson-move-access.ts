import { dequal } from 'dequal/lite';
import type { AccessContext, DocumentData } from '@/shared/backend';
import type { TransitionRole } from '@/shared/lib/lifecycle';
import { lessonDays, moveNoticeMs } from './lesson';

const moveOf = (lesson: DocumentData | null) => lesson?.move as DocumentData | undefined;

const dayMs = 86_400_000;

/** The name of who moves a lesson in its proposals. */
const nameOf = (mover: TransitionRole | null) => (mover === 'code-holder' ? 'family' : mover);

/**
 * A proposal counts up, names the present start, and lies ahead. Family and tutor propose in time: later they
 * call, and the office proposes for them. A tutor's says so, since its family answers it.
 */
function isProposal({ before, after, now }: AccessContext, mover: TransitionRole | null): boolean {
  const move = moveOf(after);
  const from = Date.parse(now) + (mover === 'office' ? 0 : moveNoticeMs);
  const proposed = Date.parse(String(move?.startsAt));
  return (
    move?.count === Number(moveOf(before)?.count ?? 0) + 1 &&
    move.oldStart === before?.startsAt &&
    after?.startsAt === before?.startsAt &&
    move.startsAt !== move.oldStart &&
    move.answer === '' &&
    move.words === '' &&
    (move.by === nameOf(mover) || (move.by === undefined && mover !== 'tutor')) &&
    proposed >= from &&
    proposed <= Date.parse(now) + lessonDays.ahead * dayMs &&
    (mover === 'office' || Date.parse(String(before?.startsAt)) >= from)
  );
}

/**
 * An answer leaves the proposal as it was, and the log line names the same answer. Who made a proposal
 * withdraws it, and it still counts. A family answers what its tutor proposed, the tutor all else.
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
  const isOwn = move?.by === nameOf(mover);
  const stays = after?.startsAt === before?.startsAt;
  if (move?.answer === 'withdrawn') return isOwn && move.words === '' && stays;
  const isAnsweredBy = mover === 'office' || (move?.by === 'tutor') === (mover === 'code-holder');
  // A family declines by one press, without a word.
  if (move?.answer === 'declined')
    return isAnsweredBy && (move.words === '') === (mover === 'code-holder') && stays;
  return (
    isAnsweredBy &&
    move?.words === '' &&
    after?.startsAt === move.startsAt &&
    now < String(move.startsAt) &&
    // Once the old time has come, the tutor was to be there.
    (mover === 'office' || now < String(before?.startsAt))
  );
}

/** Whether the start and the proposal change only by a proposal or its answer, within their limits. */
export function isMoveTrue(context: AccessContext, mover: TransitionRole | null): boolean | Promise<boolean> {
  const { before, after } = context;
  if (before?.state === 'planned' && after?.state === 'moving') return isProposal(context, mover);
  if (before?.state === 'moving' && after?.state === 'planned') return isAnswer(context, mover);
  return after?.startsAt === before?.startsAt && dequal(moveOf(after), moveOf(before));
}
