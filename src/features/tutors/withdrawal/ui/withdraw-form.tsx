import { useTranslation } from 'react-i18next';
import type { ReferenceCode } from '@/entities/reference-code';
import { outcomeOf } from '@/shared/api';
import { ConfirmButton } from '@/shared/ui/confirm-button';
import { useWithdrawApplicationMutation } from '../api/withdraw-application';

/** Withdraws an application by its code, after confirmation. */
export function WithdrawForm({ code, state }: { code: ReferenceCode; state: string }) {
  const { t } = useTranslation('code');
  const [withdraw, { error }] = useWithdrawApplicationMutation();
  return (
    <ConfirmButton
      variant="text"
      open={t('withdraw.open')}
      heading={t('withdraw.heading')}
      words={t('withdraw.words')}
      sendLabel={t('withdraw.confirm')}
      leave={t('withdraw.keep')}
      make={() => ({ ref: code, state })}
      send={async (made) => outcomeOf((await withdraw(made)).error)}
      error={error}
    />
  );
}
