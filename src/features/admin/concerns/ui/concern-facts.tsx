import { Facts, Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Concern } from '@/entities/concern';
import { useFormats } from '@/shared/i18n';
import { EmailLink, PhoneLink } from '@/shared/ui/contact-links';
import { HelpLines } from '@/shared/ui/help-lines';
import styles from './concerns.module.css';

/** A worry with what its writer left to be called by. */
export function ConcernFacts({ concern }: { concern: Concern }) {
  const { t } = useTranslation('admin');
  const { date } = useFormats();
  const { name, phone, email, createdAt, words, source, about } = concern;
  return (
    <>
      {concern.state === 'closed' || concern.state === 'junk' ? null : (
        <Note tone="call" className={styles.act}>
          <p>{t('concerns.act')}</p>
          <HelpLines />
        </Note>
      )}
      <Facts
        facts={[
          { label: t('concerns.words'), value: words },
          { label: t('concerns.source'), value: t(`concerns.sources.${source}`) },
          { label: t('concerns.about'), value: about },
          { label: t('facts.name'), value: name || t('unnamed') },
          { label: t('facts.phone'), value: phone ? <PhoneLink phone={phone} /> : '' },
          { label: t('facts.email'), value: email ? <EmailLink email={email} /> : '' },
          { label: t('facts.sent'), value: date(createdAt, 'longMoment') },
        ]}
      />
    </>
  );
}
