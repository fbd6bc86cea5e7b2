import { stackStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@/entities/lesson';
import { agreedHours, type Offer } from '@/entities/offer';
import { freeSlots, type Tutor } from '@/entities/tutor';
import { useFormats } from '@/shared/i18n';
import { useOwnAction, type NewPendingWrite, type OwnPendingWrites } from '@/shared/pending-writes';
import { moveStarts, seriesFrom, seriesMoves, type MovedTo } from '../../model/move-starts';
import type { Proposed } from '../../model/move-writes';
import { weekHours } from '../../model/week-hours';
import { StartButtons } from '../slots/start-buttons';

interface MoveSlotsProps {
  acts: Pick<OwnPendingWrites, 'send'>;
  offer: Offer;
  /** Null while it is unknown. */
  tutor: Tutor | null;
  lesson: Lesson;
  /** The lessons of whoever asks, of this offer and of others. */
  lessons: readonly Lesson[];
  now: Date;
  propose: (lesson: Lesson, proposed: Proposed) => NewPendingWrite;
  onDone: () => void;
}

const count = 3;

/** Free times near a lesson: one press asks the other side, for this lesson or also for those after it. */
export function MoveSlots({ acts, offer, tutor, lesson, lessons, now, ...rest }: MoveSlotsProps) {
  const { t } = useTranslation('lesson-plan');
  const { date } = useFormats();
  // What the family never ticked is asked for under another time.
  const ticked = (tutor ? freeSlots(tutor) : []).filter((slot) => offer.learner.hours.includes(slot));
  const slots = [...new Set([...agreedHours(offer), ...ticked])];
  const own = lessons.filter(({ offerId }) => offerId === offer.id);
  const hours = weekHours(slots, own, offer.learner.schoolClass);
  const search = { offer, hours, absences: tutor?.absences ?? [], count, now };
  const starts = moveStarts(lesson, lessons, search);
  const series = seriesFrom(lesson, own, now);
  const moves = series.length > 1 ? seriesMoves(series, lessons, search) : [];
  const ask = useOwnAction(acts, (moved: readonly MovedTo[]) =>
    moved.map((one) => rest.propose(one.lesson, { startsAt: one.startsAt, reason: 'other-time' })),
  );
  const run = async (moved: readonly MovedTo[]) => {
    if (await ask.run(moved)) rest.onDone();
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
