import { Button, Disclosure, InlineButton, Row, stackStyles, textStyles } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { lessonCancelReasons, maximumMoves, type Lesson } from '@/entities/lesson';
import { useOffersByIdQuery } from '@/entities/offer';
import { useStaff } from '@/entities/session';
import { deskStyles } from '@/shared/desk';
import { DraftForm, DraftNote, KeptNote, ReasonForm, useDraftedForm } from '@/shared/drafts';
import { dayFromToday, fieldMessage, oneOf } from '@/shared/fields';
import { useFormats } from '@/shared/i18n';
import { BackendProblem, ChipsField, TextField } from '@/shared/ui/form';
import { useAnswerMoveMutation, useMoveLessonMutation } from '../api/lessons-api';
import { standingLessons } from '../model/standing-lessons';

/** Lessons that the office can move are at most this far ahead, in milliseconds: two weeks. */
const aheadMs = 1_209_600_000;

export interface MovingLessonsProps {
  lessons: readonly Lesson[];
  nameOf: (tutorId: string) => string;
  now: Date;
}

/** Proposals to move a lesson that wait for the tutor, and lessons that the office can move after a call. */
export function MovingLessons({ lessons, nameOf, now }: MovingLessonsProps) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  const inOrder = [...lessons].sort((one, other) => one.startsAt.localeCompare(other.startsAt));
  const asked = useStanding(inOrder.filter(({ state }) => state === 'moving'));
  const planned = inOrder.filter(({ state, startsAt }) => {
    const ahead = Date.parse(startsAt) - now.getTime();
    return state === 'planned' && ahead > 0 && ahead < aheadMs;
  });
  return (
    <>
      {asked && asked.length > 0 ? <h2>{t('lessons.moves.heading')}</h2> : null}
      <ul className={deskStyles.groups}>
        {(asked ?? []).map((lesson) => (
          <AskedLesson key={lesson.id} lesson={lesson} tutor={nameOf(lesson.tutorId)} />
        ))}
      </ul>
      {planned.length > 0 ? (
        <Disclosure
          summary={t('lessons.moves.ahead')}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          {isOpen ? <LessonsAhead {...{ nameOf, now }} lessons={planned} /> : null}
        </Disclosure>
      ) : null}
    </>
  );
}

/** The lessons of pairs that go on; null while their offers are read. Without an answer all of them. */
function useStanding(lessons: readonly Lesson[]): readonly Lesson[] | null {
  const ids = [...new Set(lessons.map(({ offerId }) => offerId))].sort();
  const { data, isLoading } = useOffersByIdQuery(ids, { skip: ids.length === 0 });
  return isLoading ? null : standingLessons(lessons, data ?? []);
}

/** What can be moved; who opens it reads the offers. */
function LessonsAhead({ lessons, nameOf, now }: MovingLessonsProps) {
  const { t } = useTranslation('admin');
  const standing = useStanding(lessons);
  if (standing === null) return null;
  if (standing.length === 0) return <p>{t('lessons.moves.noneAhead')}</p>;
  return (
    <>
      <p className={textStyles.soft}>{t('lessons.moves.aheadLead')}</p>
      <ul className={deskStyles.groups}>
        {standing.map((lesson) => (
          <PlannedLesson key={lesson.id} {...{ lesson, now }} tutor={nameOf(lesson.tutorId)} />
        ))}
      </ul>
    </>
  );
}

function AskedLesson({ lesson, tutor }: { lesson: Lesson; tutor: string }) {
  const { t } = useTranslation('admin');
  const { date } = useFormats();
  const by = useStaff();
  const [isDeclining, setDeclining] = useState(false);
  const [answer, { error, isLoading }] = useAnswerMoveMutation();
  return (
    <li className={deskStyles.group}>
      <h3>{t('lessons.lesson', { time: date(lesson.startsAt, 'moment'), minutes: lesson.minutes })}</h3>
      <p>
        {t(lesson.move?.by === 'tutor' ? 'lessons.moves.askedByTutor' : 'lessons.moves.asked', {
          tutor,
          time: lesson.move ? date(lesson.move.startsAt, 'moment') : '',
        })}
      </p>
      {isDeclining ? (
        <ReasonForm
          form={`office-decline-move.${lesson.id}`}
          isOfAccount
          reasons={[]}
          labels={{
            words: t('lessons.moves.why'),
            send: t('lessons.moves.decline'),
            leave: t('lessons.moves.leave'),
          }}
          tone="plain"
          takesFocus
          error={error}
          make={({ words }) => words}
          send={async (words) => {
            const done = await answer({ lesson, answer: 'declined', words, by });
            return 'error' in done ? 'refused' : 'done';
          }}
          onLeave={() => setDeclining(false)}
        />
      ) : (
        <>
          <Row>
            <Button
              isSmall
              disabled={isLoading}
              onClick={() => void answer({ lesson, answer: 'accepted', words: '', by })}
            >
              {t('lessons.moves.accept')}
            </Button>
            <Button variant="second" isSmall onClick={() => setDeclining(true)}>
              {t('lessons.moves.decline')}
            </Button>
          </Row>
          <BackendProblem error={error} />
        </>
      )}
    </li>
  );
}

function PlannedLesson({ lesson, tutor, now }: { lesson: Lesson; tutor: string; now: Date }) {
  const { t } = useTranslation('admin');
  const { date } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const isUsedUp = (lesson.move?.count ?? 0) >= maximumMoves;
  return (
    <li className={deskStyles.tutor}>
      <span>
        {t('lessons.lesson', { time: date(lesson.startsAt, 'moment'), minutes: lesson.minutes })}, {tutor}
      </span>
      {isUsedUp ? <span>{t('lessons.moves.usedUp', { times: maximumMoves })}</span> : null}
      {isUsedUp ? null : isOpen ? (
        <MoveForm {...{ lesson, now }} onClose={() => setOpen(false)} />
      ) : (
        <InlineButton onClick={() => setOpen(true)}>{t('lessons.moves.move')}</InlineButton>
      )}
    </li>
  );
}

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, fieldMessage('required')));
const schema = v.object({ day: dayFromToday(() => new Date()), time, reason: oneOf(lessonCancelReasons) });

function MoveForm({ lesson, now, onClose }: { lesson: Lesson; now: Date; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const by = useStaff();
  const [move, { error, isLoading }] = useMoveLessonMutation();
  const { form, draft, onSubmit } = useDraftedForm<v.InferInput<typeof schema>, v.InferOutput<typeof schema>>(
    {
      name: { form: `office-move.${lesson.id}`, version: 1, isOfAccount: true },
      schema,
      empty: { day: '', time: '', reason: '' },
      action: {
        run: async ({ day, time: from, reason }) => {
          const done = await move({ lesson, startsAt: `${day}T${from}:00.000Z`, reason, by });
          return !('error' in done);
        },
      },
      onDone: onClose,
    },
  );
  const labels = {
    day: t('lessons.moves.day'),
    time: t('lessons.moves.time'),
    reason: t('lessons.moves.reason'),
  };
  return (
    <DraftForm draft={draft} className={stackStyles.form} onSubmit={onSubmit}>
      <TextField
        form={form}
        name="day"
        type="date"
        isShort
        min={now.toISOString().slice(0, 10)}
        label={labels.day}
      />
      <TextField form={form} name="time" type="time" isShort label={labels.time} />
      <ChipsField
        form={form}
        type="radio"
        name="reason"
        label={labels.reason}
        options={lessonCancelReasons.map((value) => ({ value, label: t(`lessons.cancelReasons.${value}`) }))}
      />
      <KeptNote draft={draft} labels={labels} />
      <DraftNote draft={draft} isQuiet />
      <BackendProblem error={error} />
      <Row>
        <Button type="submit" isSmall isBusy={isLoading}>
          {t('lessons.moves.send')}
        </Button>
        <Button variant="second" isSmall onClick={onClose}>
          {t('lessons.moves.leave')}
        </Button>
      </Row>
    </DraftForm>
  );
}
