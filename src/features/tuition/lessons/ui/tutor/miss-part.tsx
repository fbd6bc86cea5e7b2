import { Button, Note, Row } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canDisputeMiss, disputeMissWithinMs, type Lesson } from '@/entities/lesson';
import { ReasonForm } from '@/shared/drafts';
import { useFormats } from '@/shared/i18n';
import type { LessonsArea } from '../../model/lessons-area';
import { disputeMiss } from '../../model/tutor-writes';

/** Who is said to have missed a lesson, what was said against it, and how the tutor disputes it. */
export function MissPart({ lesson, area }: { lesson: Lesson; area: LessonsArea }) {
  const { t } = useTranslation('tutor-area');
  const { date } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { state, missedBy, cancellation } = lesson;
  if (missedBy === undefined) return null;
  const { words } = cancellation;
  if (state === 'contested') return <Note tone="plain">{t(`lessons.miss.said.${missedBy}`, { words })}</Note>;
  if (!area.who || !canDisputeMiss(lesson, 'tutor', area.now)) return null;
  if (!isOpen)
    return (
      <Row>
        <Button isSmall onClick={() => setOpen(true)}>
          {t('lessons.miss.open')}
        </Button>
      </Row>
    );
  return (
    <ReasonForm
      form={`lesson-miss.${lesson.id}`}
      isOfAccount
      reasons={[]}
      heading={t('lessons.miss.heading')}
      labels={{ words: t('lessons.words'), send: t('lessons.miss.send'), leave: t('close') }}
      tone="plain"
      takesFocus
      error={area.problem}
      make={(given) => area.who && disputeMiss(area.who, lesson, given.words)}
      send={area.send}
      onLeave={() => setOpen(false)}
    >
      <p>
        {t('lessons.miss.words', {
          until: date(new Date(Date.parse(lesson.movedAt) + disputeMissWithinMs), 'day'),
        })}
      </p>
    </ReasonForm>
  );
}
