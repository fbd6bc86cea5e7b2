import { InlineButton } from 'design-system';
import { useTranslation } from 'react-i18next';
import { startOf, type DeskWays } from '@/shared/desk';
import { useOffice } from '@/shared/office-facts';
import { formatPhone } from '@/shared/phone';

/** To which number families are told to pay, and the way to change it. */
export function PayTo({ ways }: { ways: Pick<DeskWays, 'go'> }) {
  const { t } = useTranslation('payments');
  const { payNetwork, payNumber, payName } = useOffice();
  const isSet = payNumber !== '' && payNetwork !== '';
  return (
    <p>
      {isSet
        ? t('payTo.words', {
            network: t(`networks.${payNetwork}`),
            number: formatPhone(payNumber),
            name: payName,
          })
        : t('payTo.none')}{' '}
      <InlineButton onClick={() => ways.go(startOf('settings'))}>{t('payTo.change')}</InlineButton>
    </p>
  );
}
