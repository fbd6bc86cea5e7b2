import { useTranslation } from 'react-i18next';
import { enquiryLifecycle } from '@/entities/enquiry';
import type { ReferenceCode } from '@/entities/reference-code';
import { outcomeOf } from '@/shared/api';
import { ConfirmButton } from '@/shared/ui/confirm-button';
import { useWithdrawEnquiryMutation } from '../api/withdraw-enquiry';

/** Takes an enquiry back by its code, after confirmation. Renders nothing once it is answered. */
export function WithdrawEnquiry({ code, state }: { code: ReferenceCode; state: string }) {
  const { t } = useTranslation('code');
  const [withdraw, { error }] = useWithdrawEnquiryMutation();
  if (!enquiryLifecycle.allows(state, 'withdrawn', 'code-holder')) return null;
  return (
    <>
      <h3>{t('manage')}</h3>
      <ConfirmButton
        open={t('withdrawEnquiry.open')}
        heading={t('withdrawEnquiry.heading')}
        words={t('withdrawEnquiry.words')}
        sendLabel={t('withdrawEnquiry.confirm')}
        leave={t('withdrawEnquiry.keep')}
        make={() => ({ ref: code, state })}
        send={async (made) => outcomeOf((await withdraw(made)).error)}
        error={error}
      />
    </>
  );
}
