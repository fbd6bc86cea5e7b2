import type { PendingWrite } from '@/shared/pending-writes';
import { doorMoments } from '@/shared/choices';
import type { DoorCode } from './door-code';

type KnownCode = Omit<DoorCode, 'at' | 'offerId'>;

function codeOfAct({ event, shown }: Pick<PendingWrite, 'event' | 'shown'>): readonly KnownCode[] {
  const { lessonId, moment, issue, code, adult } = shown;
  const known = doorMoments.find((one) => one === moment);
  const isCode =
    event === 'door.code' &&
    known !== undefined &&
    typeof lessonId === 'string' &&
    typeof issue === 'number' &&
    typeof code === 'string';
  return isCode
    ? [{ lessonId, moment: known, issue, code, adult: typeof adult === 'string' ? adult : '' }]
    : [];
}

/** Door codes of a lesson: stored ones, and those issued on this phone and not sent yet. */
export function codesOfLesson(
  lessonId: string,
  stored: readonly DoorCode[],
  acts: readonly Pick<PendingWrite, 'event' | 'shown'>[],
): readonly KnownCode[] {
  const isSame = (one: KnownCode, other: KnownCode) =>
    one.moment === other.moment && one.issue === other.issue;
  const here = stored.filter((code) => code.lessonId === lessonId);
  const waiting = acts
    .flatMap(codeOfAct)
    .filter((code) => code.lessonId === lessonId && !here.some((known) => isSame(known, code)));
  return [...here, ...waiting];
}
