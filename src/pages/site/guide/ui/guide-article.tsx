import { Facts, Lead, Note, Row, Section, StopHeading, textStyles } from 'design-system';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  GuideBody,
  isOverdue,
  type Guide,
  type GuideSource,
  type TextPicture,
} from '@/entities/content/guide';
import { useFormats } from '@/shared/i18n';
import { useIsHydrated } from '@/shared/lib/hydration';
import { routes } from '@/shared/routes';
import { LinkButton, TextLink } from '@/shared/ui/links';
import { Listen } from '@/shared/ui/listen';
import { PageHead } from '@/shared/ui/page-head';
import styles from './guide-article.module.css';

interface GuideArticleProps {
  /** An article of the office is written for no season. */
  guide: Omit<Guide, 'season' | 'minutes'> & Partial<Pick<Guide, 'season'>>;
  /** Above the text. */
  note?: ReactNode;
  /** Shows a picture of its text; without it none is shown. */
  pictureOf?: (picture: TextPicture) => ReactNode;
}

/** A guide, or an article of the office, with its dates and sources. */
export function GuideArticle({ guide, note, pictureOf }: GuideArticleProps) {
  const { t } = useTranslation('blog');
  const { date } = useFormats();
  const { title, summary, readers, season, author, checkedOn, checkAgainBy, sources, blocks } = guide;
  const article = useRef<HTMLElement>(null);
  // The document may be older than that day.
  const isOld = useIsHydrated() && isOverdue(guide, new Date());
  return (
    <>
      <Section isFirst>
        <PageHead title={`${title} · Lifeline`} description={summary} />
        <Row className={styles.head}>
          <TextLink to={routes.blog}>{t('guide.all')}</TextLink>
          <Listen of={article} lang="en" />
        </Row>
        <article ref={article} lang="en" className={styles.article}>
          <h1>{title}</h1>
          <Lead>{summary}</Lead>
          {note}
          {isOld ? (
            <Note tone="call" role="status">
              <p>{t('guide.overdue', { date: date(checkAgainBy, 'day') })}</p>
            </Note>
          ) : null}
          <GuideBody blocks={blocks} pictureOf={pictureOf} />
        </article>
      </Section>
      <Section ground="surface" isTight>
        {sources.length > 0 ? <Sources sources={sources} /> : null}
        <Facts
          facts={[
            { label: t('guide.facts.checked'), value: date(checkedOn, 'day') },
            { label: t('guide.facts.again'), value: date(checkAgainBy, 'day') },
            { label: t('guide.facts.readers'), value: t(`readers.${readers}`) },
            ...(season === undefined ? [] : [{ label: t('guide.facts.season'), value: season }]),
            { label: t('guide.facts.author'), value: author },
          ]}
        />
        <p className={textStyles.soft}>{t('guide.wrong')}</p>
        <LinkButton variant="second" to={routes.enquiryAbout('other')}>
          {t('guide.tell')}
        </LinkButton>
      </Section>
    </>
  );
}

function Sources({ sources }: Pick<Guide, 'sources'>) {
  const { t } = useTranslation('blog');
  return (
    <>
      <StopHeading>{t('guide.sources')}</StopHeading>
      <ol className={styles.sources} lang="en">
        {sources.map((source, index) => (
          <li key={index} id={`source-${index + 1}`} tabIndex={-1}>
            <Source source={source} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Source({ source: { label, address } }: { source: GuideSource }) {
  if (address === undefined) return label;
  return (
    <>
      {label}:{' '}
      <a href={address} rel="noreferrer">
        {new URL(address).hostname.replace(/^www\./, '')}
      </a>
    </>
  );
}
