import { Button, Note, Row } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReferenceCode } from '@/entities/reference-code';
import { BackendProblem } from '@/shared/ui/form';
import { useWithdrawApplicationMutation } from '../api/withdraw-application';
import styles from './withdraw-form.module.css';

/** Withdraws an application by its code, after confirmation. */
export function WithdrawForm({ code, state }: { code: ReferenceCode; state: string }) {
  const { t } = useTranslation('code');
  const [isOpen, setOpen] = useState(false);
  return (
    <div tabIndex={-1}>
      {isOpen ? (
        <Asked {...{ code, state }} onKeep={() => setOpen(false)} />
      ) : (
        <Button variant="text" onClick={() => setOpen(true)}>
          {t('withdraw.open')}
        </Button>
      )}
    </div>
  );
}

interface AskedProps {
  code: ReferenceCode;
  state: string;
  onKeep: () => void;
}

function Asked({ code, state, onKeep }: AskedProps) {
  const { t } = useTranslation('code');
  const [withdraw, { error, isLoading }] = useWithdrawApplicationMutation();
  return (
    <Note tone="call" className={styles.note}>
      <h4 className={styles.title}>{t('withdraw.heading')}</h4>
      <p>{t('withdraw.words')}</p>
      <BackendProblem error={error} />
      <Row>
        <Button variant="stop" disabled={isLoading} onClick={() => void withdraw({ ref: code, state })}>
          {t('withdraw.confirm')}
        </Button>
        <Button variant="second" onClick={onKeep}>
          {t('withdraw.keep')}
        </Button>
      </Row>
    </Note>
  );
}
