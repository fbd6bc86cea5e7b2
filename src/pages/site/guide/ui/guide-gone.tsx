import { Section } from 'design-system';
import { useTranslation } from 'react-i18next';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';
import { PageHead } from '@/shared/ui/page-head';

/** There is neither a guide nor a published article at this address. */
export function GuideGone() {
  const { t } = useTranslation('blog');
  return (
    <Section isFirst>
      <PageHead title={t('guide.goneHeading')} description={t('guide.gone')} />
      <meta name="robots" content="noindex" />
      <h1>{t('guide.goneHeading')}</h1>
      <p>{t('guide.gone')}</p>
      <LinkButton to={routes.blog}>{t('guide.all')}</LinkButton>
    </Section>
  );
}
