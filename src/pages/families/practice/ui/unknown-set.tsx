import { Section } from 'design-system';
import { useTranslation } from 'react-i18next';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';
import { PageHead } from '@/shared/ui/page-head';

/** The address names a subject that there is not. */
export function UnknownSet() {
  const { t } = useTranslation('practice');
  return (
    <Section isFirst>
      <PageHead title={t('title')} description={t('description')} />
      <h1>{t('unknown.heading')}</h1>
      <p>{t('unknown.words')}</p>
      <LinkButton to={routes.practice}>{t('subject.all')}</LinkButton>
    </Section>
  );
}
