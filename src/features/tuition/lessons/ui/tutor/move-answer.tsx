import { Button, Note, Row } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptUntil, type AskedToMove } from '@/entities/lesson';
import { isAway } from '@/entities/tutor';
import { ReasonForm } from '@/shared/drafts';
import { useFormats } from '@/shared/i18n';
import { useSignedAction } from '@/shared/pending-writes';
import { BackendProblem } from '@/shared/ui/form';
import type { LessonsArea } from '../../model/lessons-area';
import { acceptMove, declineMove, lessonsAtThatTime } from '../../model/move-writes';
import { LessonsThen } from './lessons-then';

/** The proposed time, what speaks against it, and the tutor's answer. */
export function MoveAnswer({ lesson, area }: { lesson: AskedToMove; area: LessonsArea }) {
  const { t } = useTranslation('tutor-area');
  const { date } = useFormats();
  const [isDeclining, setDeclining] = useState(false);
  const accept = useSignedAction(area, (who) => acceptMove(who, lesson));
  const { move } = lesson;
  // The backend takes no acceptance after either time.
  const isOpen = area.now.getTime() < acceptUntil(lesson);
  const others = lessonsAtThatTime(
    lesson,
    area.lessons.map(({ item }) => item),
  );
  return (
    <Note tone="plain">
      <p>
        <strong>
          {t('lessons.move.asked', { time: date(move.startsAt, 'moment') })}
          {/* One press on a time gives this reason, which says nothing. */}
          {move.reason === 'other-time'
            ? null
            : ` ${t('lessons.move.why', { reason: t(`lessons.reasons.${move.reason}`) })}`}
        </strong>
      </p>
      <p>{t('lessons.move.until')}</p>
      <LessonsThen area={area} lessons={others} />
      {isAway(area.tutor?.item.absences ?? [], move.startsAt.slice(0, 10)) ? (
        <p>{t('lessons.away')}</p>
      ) : null}
      {area.who === null ? null : isDeclining ? (
        <ReasonForm
          form={`decline-move.${lesson.id}`}
          isOfAccount
          reasons={[]}
          heading={t('lessons.move.declineHeading')}
          labels={{ words: t('lessons.words'), send: t('lessons.move.declineSend'), leave: t('close') }}
          tone="plain"
          takesFocus
          error={area.problem}
          make={(given) => area.who && declineMove(area.who, lesson, given.words)}
          send={area.send}
          onLeave={() => setDeclining(false)}
        >
          <p>{t('lessons.move.declineWords')}</p>
        </ReasonForm>
      ) : (
        <>
          <BackendProblem error={area.problem} />
          <Row>
            {isOpen ? (
              <Button
                variant={others.length > 0 ? 'second' : 'main'}
                isSmall
                isBusy={accept.isRunning}
                onClick={() => void accept.run(undefined)}
              >
                {t(others.length > 0 ? 'lessons.move.acceptBoth' : 'lessons.move.accept')}
              </Button>
            ) : null}
            <Button variant="second" isSmall onClick={() => setDeclining(true)}>
              {t('lessons.move.decline')}
            </Button>
          </Row>
        </>
      )}
    </Note>
  );
}
