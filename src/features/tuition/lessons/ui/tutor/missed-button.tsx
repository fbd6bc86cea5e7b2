import { useTranslation } from 'react-i18next';
import type { Lesson } from '@/entities/lesson';
import type { SignedWrites } from '@/shared/pending-writes';
import { ConfirmButton } from '@/shared/ui/confirm-button';
import { missLesson } from '../../model/tutor-writes';

/** Reporting that nobody was there is final, so it needs confirmation. */
export function MissedButton({ lesson, area }: { lesson: Lesson; area: SignedWrites }) {
  const { t } = useTranslation('tutor-area');
  return (
    <ConfirmButton
      isSmall
      open={t('lessons.missed')}
      heading={t('lessons.missedHeading')}
      words={t('lessons.missedWords')}
      sendLabel={t('lessons.missedSend')}
      leave={t('lessons.leave')}
      make={() => area.who && missLesson(area.who, lesson)}
      send={area.send}
      error={area.problem}
    />
  );
}
