import { Button, Row } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maximumMoves } from '@/entities/lesson';
import { useTutorQuery } from '@/entities/tutor';
import { goToPlace } from '@/shared/lib/focus';
import { proposeMove } from '../../model/move-writes';
import { movePlace } from '../../model/places';
import { MoveForm as Form } from '../moving/move-form';
import { MoveSlots } from '../moving/move-slots';
import type { LessonItemProps } from './lesson-item';

/** Button that opens the times, and the form, by which a family asks for another time for a lesson. */
export function MoveForm(props: LessonItemProps) {
  const { t } = useTranslation('family');
  const [isOpen, setOpen] = useState(false);
  // The same place for both: whoever opens or leaves the form by keyboard stays at it.
  return (
    <div tabIndex={-1}>
      {isOpen ? (
        <OpenForm {...props} onClose={() => setOpen(false)} />
      ) : (
        <Row>
          <Button variant="second" isSmall onClick={() => setOpen(true)}>
            {t('move.open')}
          </Button>
        </Row>
      )}
    </div>
  );
}

function OpenForm({
  code,
  acts,
  lesson,
  now,
  onClose,
  offer,
  lessons,
}: LessonItemProps & { onClose: () => void }) {
  const { t } = useTranslation('family');
  const { data: tutor = null } = useTutorQuery(lesson.tutorId);
  const done = () => {
    onClose();
    goToPlace(movePlace(lesson));
  };
  return (
    <Form
      name={{ form: `lesson-move.${lesson.id}`, version: 1 }}
      words={{
        heading: t('move.heading'),
        lead: t('move.words', { count: maximumMoves - (lesson.move?.count ?? 0) }),
        day: t('plan.day'),
        time: t('plan.time'),
        timeHint: t('plan.timeHint', { minutes: lesson.minutes }),
        reason: t('move.reason'),
        reasonOf: (reason) => t(`lessons.cancel.reasons.${reason}`),
        send: t('move.send'),
        leave: t('leave'),
      }}
      propose={(proposed) => proposeMove(code, lesson, proposed)}
      slots={
        offer && lessons ? (
          <MoveSlots
            {...{ acts, offer, tutor, lesson, lessons, now }}
            propose={(one, proposed) => proposeMove(code, one, proposed)}
            onDone={done}
          />
        ) : null
      }
      {...{ acts, lesson, now, onClose }}
      onDone={done}
    />
  );
}
