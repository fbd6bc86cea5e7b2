import { stackStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@/entities/lesson';
import { agreedHours, type Offer } from '@/entities/offer';
import { freeSlots, useTutorQuery } from '@/entities/tutor';
import { useFormats } from '@/shared/i18n';
import { useOwnAction, type OwnPendingWrites } from '@/shared/pending-writes';
import { moveStarts, seriesFrom, seriesMoves, type MovedTo } from '../../model/move-starts';
import { proposeMove } from '../../model/move-writes';
import { weekHours } from '../../model/week-hours';
import { StartButtons } from '../slots/start-buttons';

interface MoveSlotsProps {
  code: string;
  acts: OwnPendingWrites;
  offer: Offer;
  lesson: Lesson;
  /** The lessons of the offer. */
  lessons: readonly Lesson[];
  now: Date;
  onDone: () => void;
}

const count = 3;

/** Free times near a lesson: one press asks the tutor, for this lesson or also for those after it. */
export function MoveSlots({ code, acts, offer, lesson, lessons, now, onDone }: MoveSlotsProps) {
  const { t } = useTranslation('lesson-plan');
  const { date } = useFormats();
  const { data: tutor } = useTutorQuery(offer.tutorId);
  const slots = [...new Set([...agreedHours(offer), ...(tutor ? freeSlots(tutor) : [])])];
  const search = { hours: weekHours(slots, lessons), absences: tutor?.absences ?? [], count, now };
  const starts = moveStarts(lesson, lessons, search);
  const series = seriesFrom(lesson, lessons, now);
  const moves = series.length > 1 ? seriesMoves(series, lessons, search) : [];
  const ask = useOwnAction(acts, (moved: readonly MovedTo[]) =>
    moved.map((one) => proposeMove(code, one.lesson, { startsAt: one.startsAt, reason: 'other-time' })),
  );
  const run = async (moved: readonly MovedTo[]) => {
    if (await ask.run(moved)) onDone();
  };
  const seriesWords = (first: string) => {
    const move = moves.find((one) => one.first === first);
    const words = t('move.series', { time: date(first, 'moment'), count: move?.moved.length ?? 0 });
    return move && move.staying > 0 ? t('move.staying', { words, count: move.staying }) : words;
  };
  return (
    <div className={stackStyles.near}>
      {starts.length === 0 && moves.length === 0 ? <p>{t('move.none')}</p> : null}
      {starts.length > 0 ? (
        <>
          <p>
            <b>{t('move.one')}</b>
          </p>
          <StartButtons
            label={t('move.one')}
            starts={starts}
            isBusy={ask.isRunning}
            onChoose={(startsAt) => void run([{ lesson, startsAt }])}
          />
        </>
      ) : null}
      {moves.length > 0 ? (
        <>
          <p>
            <b>{t('move.all')}</b>
          </p>
          <StartButtons
            label={t('move.all')}
            starts={moves.map(({ first }) => first)}
            isBusy={ask.isRunning}
            wordsOf={seriesWords}
            onChoose={(first) => void run(moves.find((move) => move.first === first)?.moved ?? [])}
          />
        </>
      ) : null}
    </div>
  );
}
