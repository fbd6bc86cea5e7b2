import { RuledList, Section, StopHeading, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { guideList, type GuideEntry } from '@/entities/content/guide';
import { readerGroups } from '@/shared/choices';
import { guideKilobytes } from '@/shared/config';
import { routes } from '@/shared/routes';
import { hydrateOnTouch } from '@/shared/lib/hydration';
import { LinkButton, TextLink } from '@/shared/ui/links';
import { PageHero } from '@/shared/ui/page-hero';
import { importOfficeArticles } from './load-office-articles';
import styles from './blog-page.module.css';

/** Deferred: it loads the backend. */
const articles = hydrateOnTouch(async () => (await importOfficeArticles()).OfficeArticles);

/** The guides, by whom they are written for. An address such as `/blog?post=novdec` leads to that guide. */
export function BlogPage() {
  const [params] = useSearchParams();
  const post = params.get('post');
  return post === null ? <GuideList /> : <Navigate to={routes.guide(post)} replace />;
}

function GuideList() {
  const { t, i18n } = useTranslation('blog');
  const groups = readerGroups
    .map((readers) => ({ readers, guides: guideList.filter((guide) => guide.readers === readers) }))
    .filter(({ guides }) => guides.length > 0);
  return (
    <>
      <PageHero title={t('title')} description={t('description')} heading={t('heading')} lead={t('lead')}>
        {i18n.language === 'en' ? null : <p>{t('english')}</p>}
      </PageHero>
      {groups.map(({ readers, guides }, index) => (
        <Section key={readers} ground={index % 2 === 0 ? 'surface' : 'ground'} isTight>
          <div className={styles.group}>
            <StopHeading className={styles.heading}>{t(`readers.${readers}`)}</StopHeading>
            <RuledList>
              {guides.map((guide) => (
                <GuideItem key={guide.slug} guide={guide} />
              ))}
            </RuledList>
          </div>
        </Section>
      ))}
      <articles.Part fallback={null} />
      <Section ground="block" isTight>
        <StopHeading>{t('askHeading')}</StopHeading>
        <p className={textStyles.intro}>{t('ask')}</p>
        <LinkButton variant="white" to={routes.enquiryAbout('other')}>
          {t('askButton')}
        </LinkButton>
        <p className={textStyles.small}>{t('offline', { kilobytes: guideKilobytes })}</p>
      </Section>
    </>
  );
}

function GuideItem({ guide: { slug, title, summary, minutes } }: { guide: GuideEntry }) {
  const { t } = useTranslation('blog');
  return (
    <li className={styles.item}>
      <h3 className={styles.title}>
        <TextLink to={routes.guide(slug)} data-likely>
          {title}
        </TextLink>
      </h3>
      <p>{summary}</p>
      <p className={textStyles.soft}>{t('minutes', { count: minutes })}</p>
    </li>
  );
}
