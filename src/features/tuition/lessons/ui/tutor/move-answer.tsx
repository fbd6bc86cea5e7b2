import { Button, Note, Row } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLearnerWords } from '@/entities/offer';
import { isAway } from '@/entities/tutor';
import { ReasonForm } from '@/shared/drafts';
import { useFormats } from '@/shared/i18n';
import { useSignedAction } from '@/shared/pending-writes';
import { BackendProblem } from '@/shared/ui/form';
import type { LessonsArea } from '../../model/lessons-area';
import { acceptMove, declineMove, lessonsAtThatTime, type AskedToMove } from '../../model/move-writes';

/** The proposed time, what speaks against it, and the tutor's answer. */
export function MoveAnswer({ lesson, area }: { lesson: AskedToMove; area: LessonsArea }) {
  const { t } = useTranslation('tutor-area');
  const { date } = useFormats();
  const words = useLearnerWords();
  const [isDeclining, setDeclining] = useState(false);
  const accept = useSignedAction(area, (who) => acceptMove(who, lesson));
  const { move } = lesson;
  // The backend takes no acceptance after either time.
  const isOpen = area.now.getTime() < Math.min(Date.parse(lesson.startsAt), Date.parse(move.startsAt));
  const others = lessonsAtThatTime(
    lesson,
    area.lessons.map(({ item }) => item),
  );
  const learnerOf = (offerId: string) => {
    const offer = area.offers.find(({ item }) => item.id === offerId)?.item;
    return offer ? words.learner(offer.learner) : '';
  };
  return (
    <Note tone="plain">
      <p>
        <strong>
          {t('lessons.move.asked', {
            time: date(move.startsAt, 'moment'),
            reason: t(`lessons.reasons.${move.reason}`),
          })}
        </strong>
      </p>
      <p>{t('lessons.move.until')}</p>
      {others.map((other) => (
        <p key={other.id}>
          {t('lessons.move.taken', {
            time: date(other.startsAt, 'moment'),
            learner: learnerOf(other.offerId),
          })}
        </p>
      ))}
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
              <Button isSmall isBusy={accept.isRunning} onClick={() => void accept.run(undefined)}>
                {t('lessons.move.accept')}
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
