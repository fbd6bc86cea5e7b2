import { skipToken } from '@reduxjs/toolkit/query';
import {
  homeworkQuestionPath,
  isClaimable,
  useForgetPictures,
  useHomeworkQueueQuery,
  useTutorHomeworkQuery,
  type HomeworkQuestion,
} from '@/entities/homework/question';
import { useHomeworkFiguresQuery, type HomeworkFigures } from '@/entities/site-figure';
import { mayTakeOffers } from '@/entities/tutor';
import { useKeptSince } from '@/shared/api';
import { levelOf } from '@/shared/ghana';
import { isFailedWrite, usePendingWrites, type Shown } from '@/shared/pending-writes';
import { expectedFirst } from './answer-by';
import { worryTold } from './homework-acts';
import type { HomeworkArea } from './homework-area';
import { homeworkWithPending } from './homework-with-pending';

const noFigures: HomeworkFigures = {};
const none: readonly never[] = [];

/** Comparator: first those asked back, then by the end of the claim. */
const lapsesFirst = ({ item: one }: Shown<HomeworkQuestion>, { item: other }: Shown<HomeworkQuestion>) =>
  Number(other.asksBack > 0) - Number(one.asksBack > 0) ||
  Date.parse(one.claimedAt) - Date.parse(other.claimedAt);

/** Questions of a tutor and those that they may claim, with the acts of this phone applied. */
export function useHomework({ tutorId, tutor, now }: Pick<HomeworkArea, 'tutorId' | 'tutor' | 'now'>) {
  const profile = tutor?.item;
  const mayWork = profile !== undefined && mayTakeOffers(profile.state);
  const queue = useHomeworkQueueQuery(mayWork ? profile.subjects : skipToken);
  const mine = useTutorHomeworkQuery(tutorId);
  const keptSince = useKeptSince(tutorId, 'homework');
  const figures = useHomeworkFiguresQuery(null).data?.bySubject ?? noFigures;
  const { acts } = usePendingWrites(tutorId);

  const own = homeworkWithPending(mine.data ?? none, acts);
  const isOwn = ({ item }: Shown<HomeworkQuestion>) => item.tutor === tutorId;
  const claimed = own.filter((one) => isOwn(one) && one.item.state === 'claimed').sort(lapsesFirst);
  const claimedIds = claimed.map(({ item }) => item.id);
  // Photos are kept for the tutor who answers, and for no longer.
  useForgetPictures(
    tutorId,
    mine.data && keptSince === null ? claimedIds.join(' ') : null,
    ({ question }) => !claimedIds.includes(question),
  );
  const isOpenToMe = ({ tutor: by, schoolClass, ...timed }: HomeworkQuestion) =>
    by !== tutorId && isClaimable(timed, now) && profile?.levels.includes(levelOf(schoolClass)) === true;
  const waiting = homeworkWithPending(queue.data ?? none, acts)
    .map(({ item }) => item)
    .filter(isOpenToMe)
    .sort(expectedFirst(figures));
  const known = new Set(claimed.map(({ item }) => homeworkQuestionPath(item.id)));
  return {
    mayWork,
    /** Claimed by this tutor, those to answer first before. */
    claimed,
    /** Answered or declined by this tutor, newest first. */
    done: own.filter((one) => isOwn(one) && one.item.state !== 'claimed'),
    waiting,
    figures,
    keptSince,
    isQueueLoading: queue.isLoading,
    queueError: queue.error,
    error: mine.data ? undefined : mine.error,
    isLoading: mine.isLoading,
    /** Acts that no shown question carries: refused ones, and worries on their way. */
    loose: {
      waiting: acts.filter(({ event, state }) => event === worryTold && state === 'waiting'),
      failed: acts.filter(
        (act) =>
          isFailedWrite(act) &&
          (act.event === worryTold || act.event.startsWith('homework.')) &&
          !known.has(act.record),
      ),
    },
  };
}
