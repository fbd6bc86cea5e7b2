import { Button, Facts, Icon, stackStyles, textStyles, Toast } from 'design-system';
import { clsx } from 'clsx/lite';
import { useTranslation } from 'react-i18next';
import { formatCodePart } from '@/entities/reference-code';
import { areLate, type Dues } from '@/shared/family-account';
import { formatMoney, useFormats } from '@/shared/i18n';
import { useCopying } from '@/shared/lib/device';
import { useOffice } from '@/shared/office-facts';
import { formatPhone } from '@/shared/phone';
import { PhoneLink } from '@/shared/ui/contact-links';
import styles from './own-account.module.css';

interface HowToPayProps {
  /** Reference code of the request. */
  code: string;
  dues: Dues;
  now: Date;
  /** What is above it says how much, and until when. */
  isTold?: boolean;
}

/**
 * How a family pays what it owes: to which number, until when, and what to write with it; or, while the
 * office names no number, whom to ask. The reference is the part of the code with which nobody can act.
 */
export function HowToPay({ code, dues: { amount, by }, now, isTold = false }: HowToPayProps) {
  const { t } = useTranslation('family');
  const { date } = useFormats();
  const { payNetwork, payNumber, payName, phone, whatsApp } = useOffice();
  if (payNumber === '' || payNetwork === '')
    return (
      <div className={stackStyles.near}>
        <p>{t('pay.ask')}</p>
        <p>
          <PhoneLink phone={phone} whatsApp={whatsApp} />
        </p>
      </div>
    );
  const isLate = areLate({ by }, now);
  const number = formatPhone(payNumber);
  const until = by === null ? null : date(new Date(by), 'weekday');
  return (
    <div className={stackStyles.near}>
      <Facts
        facts={[
          ...(isTold ? [] : [{ label: t('pay.amount'), value: <b>{formatMoney(amount)}</b> }]),
          ...(isTold || until === null
            ? []
            : [
                {
                  label: t('pay.until'),
                  value: (
                    <span className={clsx(isLate && styles.late)}>
                      {t(isLate ? 'pay.late' : 'pay.by', { date: until })}
                    </span>
                  ),
                },
              ]),
          {
            label: t('pay.number'),
            value: (
              <Copied kind="number" copied={number.replaceAll(' ', '')}>
                {number}
              </Copied>
            ),
          },
          { label: t('pay.network'), value: t(`account.networks.${payNetwork}`) },
          { label: t('pay.name'), value: payName },
          {
            label: t('pay.reference'),
            value: <Copied kind="reference">{formatCodePart(code)}</Copied>,
          },
        ]}
      />
      <p className={textStyles.soft}>{t('pay.warning')}</p>
    </div>
  );
}

interface CopiedProps {
  children: string;
  /** What is copied, where it is not what is shown. */
  copied?: string;
  kind: 'number' | 'reference';
}

/** What has to be typed when paying, with a button that copies it. */
function Copied({ children, copied = children, kind }: CopiedProps) {
  const { t } = useTranslation(['family', 'words']);
  const { place, outcome, copy } = useCopying<HTMLElement>(copied);
  return (
    <>
      <b ref={place}>{children}</b>{' '}
      <Button variant="text" isSmall aria-label={t(`pay.${kind}Copy.press`)} onClick={copy}>
        <Icon name="copy" />
        {t('words:copy')}
      </Button>
      <Toast>{outcome ? t(`pay.${kind}Copy.${outcome}`) : null}</Toast>
    </>
  );
}
