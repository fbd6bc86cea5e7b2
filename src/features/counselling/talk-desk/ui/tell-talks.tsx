import { Button, Note, Row, textStyles } from 'design-system';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingPath, useBookingQuery } from '@/entities/counselling/booking';
import { shortCode } from '@/shared/desk';
import { useFocusPart } from '@/shared/lib/focus';
import { BackendProblem } from '@/shared/ui/form';
import styles from './counselling.module.css';

interface TellTalksProps {
  records: readonly { readonly ref: string }[];
  /** Whom to tell of the latest change of a talk that is not quiet. @param path of its record */
  told: (path: string) => ReactNode;
  onClose: () => void;
}

/** Tells whoever booked the chosen talks, one after the other. */
export function TellTalks({ records, told, onClose }: TellTalksProps) {
  const { t } = useTranslation('counselling-desk');
  const part = useRef<HTMLDivElement>(null);
  useFocusPart(part);
  const [index, setIndex] = useState(0);
  const shown = records[index];
  return (
    <div ref={part} tabIndex={-1}>
      <Note tone="plain">
        <div className={styles.part}>
          <h2>{t('tell.heading')}</h2>
          <div role="status">
            {shown
              ? t('tell.place', { code: shortCode(shown.ref), place: index + 1, count: records.length })
              : t('tell.over')}
          </div>
          {shown ? <TellOne key={shown.ref} reference={shown.ref} told={told} /> : null}
          <Row>
            {shown ? (
              <Button isSmall onClick={() => setIndex(index + 1)}>
                {t('tell.next')}
              </Button>
            ) : null}
            <Button variant="second" isSmall onClick={onClose}>
              {t('tell.close')}
            </Button>
          </Row>
        </div>
      </Note>
    </div>
  );
}

function TellOne({ reference, told }: { reference: string } & Pick<TellTalksProps, 'told'>) {
  const { t } = useTranslation('counselling-desk');
  const { data: booking, error } = useBookingQuery(reference);
  if (!booking) return <BackendProblem error={error} />;
  if (booking.isQuiet) return <p>{t('tell.quiet')}</p>;
  return (
    <>
      <p className={textStyles.soft}>{t('tell.words')}</p>
      {told(bookingPath(reference))}
    </>
  );
}
