import { Section, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import { dialled, useOffice } from '@/shared/office-facts';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';
import styles from './privacy-notice.module.css';

const points = [
  'who',
  'what',
  'why',
  'children',
  'ground',
  'share',
  'long',
  'safe',
  'rights',
  'breach',
  'storage',
  'complain',
] as const;

const commission = 'https://dataprotection.org.gh/';

/** Privacy notice as Act 843 requires it. */
export function PrivacyNotice() {
  const { t } = useTranslation('about');
  const office = useOffice();
  const facts = {
    ...office,
    phone: dialled(office.phone),
    ...(office.officeName === '' ? {} : { context: 'named' }),
  };
  return (
    <Section id="privacy">
      <StopHeading>{t('privacy.heading')}</StopHeading>
      <p className={styles.date}>{t('privacy.date')}</p>
      <dl className={styles.points}>
        {points.map((key) => (
          <div key={key}>
            <dt>{t(`privacy.${key}.title`)}</dt>
            <dd>
              {t(`privacy.${key}.words`, facts)} {key === 'who' ? <Registration /> : null}
              {key === 'complain' ? <a href={commission}>dataprotection.org.gh</a> : null}
            </dd>
          </div>
        ))}
      </dl>
      <LinkButton variant="second" to={routes.enquiryAbout('my-data')}>
        {t('privacy.ask')}
      </LinkButton>
    </Section>
  );
}

/** Postal address and registration, once the office has set both. */
function Registration() {
  const { t } = useTranslation('about');
  const { postAddress, digitalAddress, registration } = useOffice().own;
  if (!postAddress || !registration) return t('privacy.who.missing');
  const addresses = [postAddress, digitalAddress].filter(Boolean).join(', ');
  return t('privacy.who.known', { postAddress: addresses, registration });
}
