import { Section, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import { hydrateOnTouch, loadOrFallback } from '@/shared/lib/hydration';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';
import { PageHero } from '@/shared/ui/page-hero';
import { AlbumsPlace } from './albums-place';
import styles from './gallery-page.module.css';
import { importOfficeAlbums } from './load-office-albums';

const loadAlbums = async () => (await importOfficeAlbums()).OfficeAlbums;

/** Deferred: it loads the backend. A phone that has not opened the page before lacks it without network. */
const albums = hydrateOnTouch(loadAlbums, () => loadOrFallback(loadAlbums, Waiting));

const rules = ['consent', 'size', 'captions'] as const;

/** The albums of the office, and what holds for every picture in them. */
export function GalleryPage() {
  const { t } = useTranslation('gallery');
  return (
    <>
      <PageHero title={t('title')} description={t('description')} heading={t('heading')} lead={t('lead')} />
      <albums.Part fallback={<Waiting />} />
      <Section ground="sand" isTight>
        <StopHeading className={styles.heading}>{t('rulesHeading')}</StopHeading>
        <dl className={styles.rules}>
          {rules.map((rule) => (
            <div key={rule}>
              <dt>{t(`rules.${rule}.title`)}</dt>
              <dd>{t(`rules.${rule}.words`)}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section ground="block" isTight>
        <StopHeading>{t('askHeading')}</StopHeading>
        <p className={styles.ask}>{t('ask')}</p>
        <LinkButton variant="white" to={routes.enquiryAbout('other')}>
          {t('askButton')}
        </LinkButton>
      </Section>
    </>
  );
}

function Waiting() {
  const { t } = useTranslation('gallery');
  return (
    <AlbumsPlace>
      <p>{t('waiting')}</p>
    </AlbumsPlace>
  );
}
