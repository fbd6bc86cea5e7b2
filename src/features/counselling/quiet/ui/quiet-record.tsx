import { Button, Facts, Section } from 'design-system';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '@/entities/counselling/booking';
import { useFormats } from '@/shared/i18n';
import { QuietChanges, type QuietChangesProps } from './quiet-changes';
import styles from './quiet.module.css';

export interface QuietRecordProps extends QuietChangesProps {
  onClose: () => void;
}

const isOver = ({ state }: Booking) => state !== 'waiting' && state !== 'booked';

/** A quiet booking, opened by its code or its words, with what can still be changed. */
export function QuietRecord({ booking, commit, slots, onClose }: QuietRecordProps) {
  const { t } = useTranslation('quiet-booking');
  const { date } = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { state, start, way } = booking;
  return (
    <Section isFirst>
      <div className={styles.stack}>
        <h1 ref={heading} tabIndex={-1}>
          {t('record.heading')}
        </h1>
        <p className={styles.lead}>{t('record.lead')}</p>
        <Facts
          facts={[
            { label: t('record.state'), value: t(`record.states.${state}`) },
            { label: t('record.time'), value: start === '' ? t('record.noTime') : date(start, 'moment') },
            { label: t('record.way'), value: t(`ways.${way}`) },
          ]}
        />
        {isOver(booking) ? null : <QuietChanges booking={booking} commit={commit} slots={slots} />}
        <Button variant="second" onClick={onClose}>
          {t('record.close')}
        </Button>
      </div>
    </Section>
  );
}
