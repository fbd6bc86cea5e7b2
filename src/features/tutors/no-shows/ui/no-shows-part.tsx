import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@/entities/lesson';
import type { Tutor } from '@/entities/tutor';
import { textStyles } from 'design-system';
import { useNow } from '@/shared/lib/clock';
import { BackendProblem } from '@/shared/ui/form';
import { useChangeLinesQuery, useLadderStepsQuery } from '../api/no-shows-api';
import { maybeNoShows, nobodyThere, tutorLadders } from '../model/no-shows';
import { deskStyles } from '@/shared/desk';
import { NobodyThere } from './nobody-there';
import { TutorLadderRow } from './tutor-ladder-row';

interface NoShowsPartProps {
  lessons: readonly Lesson[];
  tutors: readonly Tutor[];
}

/** Tutors with no-shows: number, dates, and the due step of the published ladder. */
export function NoShowsPart({ lessons, tutors }: NoShowsPartProps) {
  const { t } = useTranslation('admin');
  const now = useNow();
  const maybe = useMemo(() => maybeNoShows(lessons, now), [lessons, now]);
  const lineIds = useMemo(() => maybe.map(({ lesson }) => lesson.lastChange).sort(), [maybe]);
  const tutorIds = useMemo(() => [...new Set(maybe.map(({ lesson }) => lesson.tutorId))].sort(), [maybe]);
  const lines = useChangeLinesQuery(lineIds, { skip: lineIds.length === 0 });
  const steps = useLadderStepsQuery(tutorIds, { skip: tutorIds.length === 0 });
  const hasLines = lineIds.length === 0 || lines.currentData !== undefined;
  const hasSteps = tutorIds.length === 0 || steps.currentData !== undefined;
  const told = useMemo(() => new Map((lines.data ?? []).map((line) => [line.id, line])), [lines.data]);
  const ladders = useMemo(() => {
    // With incomplete data a tutor could be penalised twice.
    const isTold = (steps.data && lines.data) ?? lineIds.length === 0;
    return isTold ? tutorLadders({ lessons, tutors }, told, new Map(steps.data), now) : [];
  }, [lessons, tutors, told, lineIds, lines.data, steps.data, now]);
  const alone = useMemo(() => nobodyThere(lessons, told, now), [lessons, told, now]);
  return (
    <section aria-labelledby="no-shows" className={deskStyles.part}>
      <h2 id="no-shows">{t('ladder.heading')}</h2>
      <p className={textStyles.soft}>{t('ladder.lead')}</p>
      <BackendProblem error={lines.error ?? steps.error} />
      {ladders.length === 0 && hasLines && hasSteps ? <p>{t('ladder.none')}</p> : null}
      <ul className={deskStyles.groups}>
        {ladders.map((ladder) => (
          <TutorLadderRow key={ladder.tutor.id} ladder={ladder} />
        ))}
      </ul>
      <NobodyThere lessons={alone} tutors={tutors} />
    </section>
  );
}
