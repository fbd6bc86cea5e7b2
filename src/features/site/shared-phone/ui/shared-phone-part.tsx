import { Section, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import styles from './shared-phone-part.module.css';
import { SharedPhoneSwitch } from './shared-phone-switch';

/** The switch of a shared phone as a part of a page, with what it means. */
export function SharedPhonePart() {
  const { t } = useTranslation('shared-phone');
  return (
    <Section>
      <StopHeading>{t('heading')}</StopHeading>
      <p className={styles.words}>{t('words')}</p>
      <SharedPhoneSwitch />
    </Section>
  );
}
