import { Button, Lead, Row, Section } from 'design-system';
import { useTranslation } from 'react-i18next';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';
import { PageHead } from '@/shared/ui/page-head';

/** Screen for a page whose files could not be loaded. Drafts are safe. */
export function UnreachedPage() {
  const { t } = useTranslation('error');
  return (
    <Section isFirst line="dashed">
      <PageHead title={t('unreached.title')} description={t('unreached.words')} />
      <h1>{t('unreached.heading')}</h1>
      <Lead>{t('unreached.words')}</Lead>
      <p>{t('unreached.detail')}</p>
      <Row>
        <Button onClick={() => window.location.reload()}>{t('unreached.again')}</Button>
        <LinkButton variant="second" to={routes.home}>
          {t('unreached.home')}
        </LinkButton>
      </Row>
    </Section>
  );
}
