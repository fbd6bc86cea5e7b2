import { Button, Note, Row } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@/entities/lesson';
import { missLesson } from '../../model/tutor-acts';
import type { LessonsArea } from '../../model/lessons-area';
import { useSignedAction } from '@/shared/pending-writes';
import styles from './lesson-card.module.css';

/** Reporting that nobody was there is final, so it needs confirmation. */
export function MissedButton({ lesson, area }: { lesson: Lesson; area: LessonsArea }) {
  const { t } = useTranslation('tutor-area');
  const [isOpen, setOpen] = useState(false);
  const miss = useSignedAction(area, (who) => missLesson(who, lesson));
  const confirm = async () => {
    if (await miss.run(undefined)) setOpen(false);
  };
  // One container for both states, so that keyboard focus stays in place.
  return (
    <div tabIndex={-1}>
      {isOpen ? (
        <Note tone="call" role="alert" className={styles.part}>
          <h4 className={styles.partTitle}>{t('lessons.missedHeading')}</h4>
          <p className={styles.line}>{t('lessons.missedWords')}</p>
          <Row>
            <Button variant="stop" isSmall isBusy={miss.isRunning} onClick={() => void confirm()}>
              {t('lessons.missedSend')}
            </Button>
            <Button variant="second" isSmall onClick={() => setOpen(false)}>
              {t('lessons.leave')}
            </Button>
          </Row>
        </Note>
      ) : (
        <Button variant="second" isSmall onClick={() => setOpen(true)}>
          {t('lessons.missed')}
        </Button>
      )}
    </div>
  );
}
