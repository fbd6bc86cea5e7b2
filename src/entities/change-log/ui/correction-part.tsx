import { Button, Row, Skeleton } from 'design-system';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './correction-part.module.css';

/**
 * Button that opens the form in which the office corrects a field of a record.
 * @param children the form, which may be loaded late
 */
export function CorrectionPart({ children }: { children: (close: () => void) => ReactNode }) {
  const { t } = useTranslation(['admin', 'shell']);
  const [isOpen, setOpen] = useState(false);
  return (
    <div tabIndex={-1} className={styles.correction}>
      {isOpen ? (
        <Suspense fallback={<Skeleton label={t('shell:loading')} lines={5} />}>
          {children(() => setOpen(false))}
        </Suspense>
      ) : (
        <Row>
          <Button variant="second" isSmall onClick={() => setOpen(true)}>
            {t('correction.open')}
          </Button>
        </Row>
      )}
    </div>
  );
}
