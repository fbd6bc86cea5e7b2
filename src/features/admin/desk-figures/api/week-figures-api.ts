import { changeLogCollection } from '@/entities/change-log';
import { tuitionRequestCollection } from '@/entities/tuition-request';
import { baseApi, withBackend } from '@/shared/api';
import type { DocumentsPort } from '@/shared/backend';
import {
  eventOfStep,
  figureOf,
  mostCounted,
  weekSteps,
  weekStarts,
  type WeekFigure,
  type WeekStep,
} from '../model/week-figures';

/** How long the figures are kept, in seconds: another look within the hour costs nothing. */
const keptSeconds = 3600;

/** How often a step happened since a day. @param day `YYYY-MM-DD` */
function countSince(documents: DocumentsPort, step: WeekStep, day: string): Promise<number> {
  const notBefore = `${day}T00:00:00.000Z`;
  if (step === 'asked')
    return documents.count({
      collection: tuitionRequestCollection,
      where: [{ field: 'createdAt', notBefore }],
      limit: mostCounted,
    });
  return documents.count({
    collection: changeLogCollection,
    where: [
      { field: 'event', equals: eventOfStep[step] },
      { field: 'at', notBefore },
    ],
    limit: mostCounted,
  });
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * The figures of the last seven days beside those before, counted in the database: ten reads.
     * @param today `YYYY-MM-DD`
     */
    weekFigures: build.query<readonly WeekFigure[], string>({
      keepUnusedDataFor: keptSeconds,
      queryFn: withBackend(async ({ documents }, today) => {
        const { thisWeek, weekBefore } = weekStarts(new Date(today));
        return Promise.all(
          weekSteps.map(async (step) => {
            const [sinceThis, sinceBefore] = await Promise.all([
              countSince(documents, step, thisWeek),
              countSince(documents, step, weekBefore),
            ]);
            return figureOf(step, { sinceThis, sinceBefore });
          }),
        );
      }),
    }),
  }),
});

export const { useWeekFiguresQuery } = api;
