import { Button, Lead, Section } from 'design-system';
import { useTranslation } from 'react-i18next';

/** Error screen outside the router; its link home is a full load. */
export function FatalScreen({ goHome }: { goHome: () => void }) {
  const { t } = useTranslation('error');
  return (
    <main id="main">
      <Section>
        <p>500</p>
        <h1>{t('heading')}</h1>
        <Lead>{t('500.words')}</Lead>
        <p>{t('500.detail')}</p>
        <Button variant="go" onClick={goHome}>
          {t('home')}
        </Button>
      </Section>
    </main>
  );
}
