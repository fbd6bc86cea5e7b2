import { useTranslation } from 'react-i18next';
import { jobApplicationLifecycle } from '@/entities/jobs/job-application';
import type { ReferenceCode } from '@/entities/reference-code';
import { outcomeOf } from '@/shared/api';
import { ConfirmButton } from '@/shared/ui/confirm-button';
import { useWithdrawJobApplicationMutation } from '../api/withdraw-job-application';
import { appliedJobsHere } from '../model/applied-jobs';

/** Takes an application for a post back by its code. Renders nothing once it is decided. */
export function WithdrawJobApplication({ code, state }: { code: ReferenceCode; state: string }) {
  const { t } = useTranslation('code');
  const [withdraw, { error }] = useWithdrawJobApplicationMutation();
  if (!jobApplicationLifecycle.allows(state, 'withdrawn', 'code-holder')) return null;
  return (
    <ConfirmButton
      variant="text"
      open={t('withdraw.open')}
      heading={t('withdraw.heading')}
      words={t('jobApplication.withdraw')}
      sendLabel={t('withdraw.confirm')}
      leave={t('withdraw.keep')}
      make={() => ({ ref: code, state })}
      send={async (made) => {
        const outcome = outcomeOf((await withdraw(made)).error);
        if (outcome === 'done') appliedJobsHere().remove(code);
        return outcome;
      }}
      error={error}
    />
  );
}
