import { skipToken } from '@reduxjs/toolkit/query';
import { isFailedWrite, usePendingWrites, type PendingWrite } from '@/shared/pending-writes';
import { tellingPath, type ToldLessonEvent } from '@/entities/telling';
import { useOwnChangesQuery, useTutorTellingsQuery } from '../api/own-changes-api';
import { latestChanges, type LatestChange } from './lesson-changes';
import { familyTold } from './tell-family';
import type { TellingArea } from './telling-area';

/** A change that the family of its lesson is to be told. */
export interface ToTell extends LatestChange {
  readonly event: ToldLessonEvent;
}

/** What a tutor has to tell. */
export interface OwnToTell {
  /** Oldest first. */
  readonly owed: readonly ToTell[];
  /** The tutor's acts, among them those that tell. */
  readonly acts: readonly PendingWrite[];
  readonly isLoading: boolean;
  readonly error: unknown;
}

/**
 * What a tutor did that a family waits for and was not told, from the lessons that the area has read. Asks
 * nothing of the backend while there is nothing to tell.
 */
export function useToTell(area: TellingArea): OwnToTell {
  const { tutorId } = area;
  const { acts } = usePendingWrites(tutorId);
  const latest = latestChanges(area);
  const tellings = useTutorTellingsQuery(latest.length === 0 ? skipToken : tutorId);
  const isToldNow = ({ id }: LatestChange) =>
    acts.some((act) => act.event === familyTold && act.record === tellingPath(id) && !isFailedWrite(act));
  const told = new Set(tellings.data?.map(({ id }) => id));
  const left = latest.filter((change) => !told.has(change.id) && !isToldNow(change));
  const own = useOwnChangesQuery(
    tellings.data && left.length > 0
      ? { tutorId, changes: left.map(({ id, record }) => ({ id, record })) }
      : skipToken,
  );
  return {
    owed: left.flatMap((change) => {
      const event = own.data?.find(({ id }) => id === change.id)?.event;
      return event ? [{ ...change, event }] : [];
    }),
    acts,
    isLoading: tellings.isLoading || own.isLoading,
    error: tellings.error ?? own.error,
  };
}
