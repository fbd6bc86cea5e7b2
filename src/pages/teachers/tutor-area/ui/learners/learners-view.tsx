import { Button, EmptyState, Line, LineItem, Row, Section, StopHeading } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '@/entities/offer';
import { useFormats } from '@/shared/i18n';
import { asItem, PartBoundary } from '@/shared/ui/part-boundary';
import type { Area } from '../use-area';
import type { Shown } from '@/shared/pending-writes';
import { PendingWriteNotes } from '@/entities/tutor';
import { useLearnerWords } from '@/entities/offer';
import { CertificatePart } from '@/features/tutors/certificates';
import { LearnerCard } from './learner-card';
import styles from './learners.module.css';

/** All learners who chose this tutor. */
export function LearnersView({ area }: { area: Area }) {
  const { t } = useTranslation('tutor-area');
  const running = area.offers.filter(({ item }) => item.state === 'chosen');
  const ended = area.offers.filter(({ item }) => item.state === 'ended');
  return (
    <>
      <Section ground="surface">
        <StopHeading>{t('learners.heading')}</StopHeading>
        {running.length === 0 ? (
          <EmptyState title={t('learners.emptyTitle')}>
            <p>{t('learners.empty')}</p>
          </EmptyState>
        ) : null}
        <div className={styles.cards}>
          {running.map((shown) => (
            <PartBoundary key={shown.item.id}>
              <LearnerCard shown={shown} area={area} />
            </PartBoundary>
          ))}
        </div>
      </Section>
      {ended.length > 0 ? (
        <Section>
          <StopHeading>{t('learners.ended')}</StopHeading>
          <Line>
            {ended.map((shown) => (
              <PartBoundary key={shown.item.id} frame={asItem}>
                <EndedLearner shown={shown} area={area} />
              </PartBoundary>
            ))}
          </Line>
        </Section>
      ) : null}
    </>
  );
}

/** An ended learner: when, why, and the certificates. */
function EndedLearner({ shown, area }: { shown: Shown<Offer>; area: Area }) {
  const { t } = useTranslation('tutor-area');
  const { date } = useFormats();
  const words = useLearnerWords();
  const [isOpen, setOpen] = useState(false);
  const { item } = shown;
  return (
    <LineItem state="lapsed">
      <b>{words.learner(item.learner)}</b>
      {item.ending.by === 'family' ? t('learners.endedByFamily') : ''}
      {item.ending.reason === '' ? '' : t(`learners.endReasons.${item.ending.reason}`)}{' '}
      {date(item.movedAt, 'day')}
      <PendingWriteNotes shown={shown} area={area} />
      {isOpen ? (
        <CertificatePart {...{ shown, area }} onClose={() => setOpen(false)} />
      ) : (
        <Row>
          <Button variant="second" isSmall onClick={() => setOpen(true)}>
            {t('certificate.open')}
          </Button>
        </Row>
      )}
    </LineItem>
  );
}
