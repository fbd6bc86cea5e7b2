import { Button, Row, Section, Skeleton, stackStyles, StopHeading, textStyles } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { networkOf } from '@/entities/money/payout';
import type { ChosenAccount } from '@/entities/money/payout-account';
import { outcomeOf } from '@/shared/api';
import { OpenedForm, useDraftedForm } from '@/shared/drafts';
import { mobileNetworks } from '@/shared/ghana';
import { useFormats } from '@/shared/i18n';
import { useAction } from '@/shared/lib/action';
import { dialled } from '@/shared/office-facts';
import { BackendProblem, ChipsField, TextField } from '@/shared/ui/form';
import {
  useChoosePayoutAccountMutation,
  usePayoutAccountQuery,
  type OwnAccount,
} from '../api/payout-account-api';
import { accountSchema, type AccountInput } from '../model/payout-account-input';

interface PayoutAccountPartProps {
  tutorId: string;
  /** An offer by which the number that families call is found; null when there is none. */
  offerId: string | null;
}

/** Where the tutor is paid, and the form that says so once. */
export function PayoutAccountPart({ tutorId, offerId }: PayoutAccountPartProps) {
  const { t } = useTranslation(['tutor-area', 'shell']);
  const [isOpen, setOpen] = useState(false);
  const { data, error, isLoading, refetch } = usePayoutAccountQuery(
    { tutorId, offerId },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Section className={stackStyles.near}>
      <StopHeading>{t('payoutAccount.heading')}</StopHeading>
      <p className={textStyles.intro}>{t('payoutAccount.lead')}</p>
      {isLoading ? <Skeleton label={t('shell:loading')} lines={2} /> : null}
      <BackendProblem error={error} />
      {data ? <AccountWords {...data} /> : null}
      {data && isOpen ? (
        <AccountForm
          tutorId={tutorId}
          own={data}
          onClose={() => setOpen(false)}
          onSaved={() => void refetch()}
        />
      ) : null}
      {data && !isOpen ? (
        <Row>
          <Button variant="second" onClick={() => setOpen(true)}>
            {t(data.account ? 'payoutAccount.change' : 'payoutAccount.choose')}
          </Button>
        </Row>
      ) : null}
    </Section>
  );
}

/** What is chosen, or that nothing is. */
function AccountWords({ account }: Pick<OwnAccount, 'account'>) {
  const { t } = useTranslation('tutor-area');
  const { date } = useFormats();
  if (!account) return <p role="status">{t('payoutAccount.none')}</p>;
  const words = {
    network: t(`payoutAccount.networks.${account.network}`),
    number: account.number === '' ? '' : dialled(account.number),
    date: date(account.at, 'day'),
  };
  return (
    <p role="status">
      {t(account.number === '' ? 'payoutAccount.chosenOwn' : 'payoutAccount.chosen', words)}
    </p>
  );
}

interface AccountFormProps {
  tutorId: string;
  own: OwnAccount;
  onSaved: () => void;
  onClose: () => void;
}

function AccountForm({ tutorId, own, onSaved, onClose }: AccountFormProps) {
  const { t } = useTranslation('tutor-area');
  const { account, familyNumber } = own;
  const [choose, { error }] = useChoosePayoutAccountMutation();
  const { run, isRunning } = useAction<ChosenAccount, ChosenAccount>({
    make: (given) => given,
    async send(chosen) {
      const answer = await choose({ tutorId, ...chosen });
      if (answer.error === undefined) onSaved();
      return outcomeOf(answer.error);
    },
  });
  const guess = networkOf(familyNumber);
  const { form, draft, onSubmit } = useDraftedForm<AccountInput, ChosenAccount>({
    name: { form: 'payout-account', version: 1, isOfAccount: true },
    schema: accountSchema,
    empty: {
      network: account?.network ?? (guess === 'none' ? '' : guess),
      number: account?.number ? dialled(account.number) : '',
    },
    action: { run },
    onDone: onClose,
  });
  const labels = { network: t('payoutAccount.network'), number: t('payoutAccount.number') };
  return (
    <OpenedForm
      draft={draft}
      className={stackStyles.near}
      onSubmit={onSubmit}
      labels={labels}
      aria-label={t('payoutAccount.heading')}
      error={error}
      send={t('payoutAccount.save')}
      leave={t('close')}
      isSending={isRunning}
      onClose={onClose}
    >
      <ChipsField
        form={form}
        type="radio"
        name="network"
        label={labels.network}
        hint={account === null && guess !== 'none' ? t('payoutAccount.guessed') : undefined}
        options={mobileNetworks.map((value) => ({ value, label: t(`payoutAccount.networks.${value}`) }))}
      />
      <TextField
        form={form}
        name="number"
        type="tel"
        label={labels.number}
        hint={t('payoutAccount.numberHint')}
        autoComplete="off"
        isOptional
      />
    </OpenedForm>
  );
}
