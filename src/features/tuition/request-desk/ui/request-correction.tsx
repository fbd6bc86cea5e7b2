import { Button, Row, Skeleton } from 'design-system';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TuitionRequest } from '@/entities/tuition-request';
import styles from './request-correction.module.css';

/** Lazy: rarely opened. */
const RequestCorrectionForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "desk-correction" */ './request-correction-form'))
    .RequestCorrectionForm,
}));

/** Button that opens the form in which the office corrects a field of a request. */
export function RequestCorrection({ request }: { request: TuitionRequest }) {
  const { t } = useTranslation(['admin', 'shell']);
  const [isOpen, setOpen] = useState(false);
  if (request.removal !== undefined) return null;
  return (
    <div tabIndex={-1} className={styles.correction}>
      {isOpen ? (
        <Suspense fallback={<Skeleton label={t('shell:loading')} lines={5} />}>
          <RequestCorrectionForm request={request} onClose={() => setOpen(false)} />
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
