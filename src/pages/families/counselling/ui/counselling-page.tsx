import { Adinkra, Line, LineItem, Note, Row, Section, StopHeading, counsellingSymbol } from 'design-system';
import { useTranslation } from 'react-i18next';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';
import { PageHero } from '@/shared/ui/page-hero';
import styles from './counselling-page.module.css';

const topics = ['academic', 'career', 'personal'] as const;
const privacy = ['stays', 'name', 'phone', 'ends'] as const;
const way = ['write', 'answer', 'talk'] as const;

/** Guidance and counselling: topics, confidentiality and first steps. */
export function CounsellingPage() {
  const { t } = useTranslation('counselling');
  return (
    <>
      <PageHero title={t('title')} description={t('description')} heading={t('heading')} lead={t('lead')}>
        <Row className={styles.ways}>
          <LinkButton to={routes.enquiryAbout('counselling')}>{t('cta.write')}</LinkButton>
          <LinkButton variant="second" to={routes.counsellors}>
            {t('cta.people')}
          </LinkButton>
        </Row>
      </PageHero>
      <Section ground="surface" className={styles.clipped}>
        <Adinkra symbol={counsellingSymbol} className={styles.symbol} />
        <StopHeading>{t('topics.heading')}</StopHeading>
        <ul className={styles.topics}>
          {topics.map((key) => (
            <li key={key}>
              <h3>{t(`topics.${key}.title`)}</h3>
              <p>{t(`topics.${key}.words`)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section>
        <StopHeading className={styles.heading}>{t('private.heading')}</StopHeading>
        <Line kind="spine" className={styles.list}>
          {privacy.map((key) => (
            <LineItem key={key} state={key === 'ends' ? 'call' : 'done'}>
              <b>{t(`private.${key}.title`)}</b>
              {t(`private.${key}.words`)}
            </LineItem>
          ))}
        </Line>
      </Section>
      <Section ground="sand">
        <div className={styles.pair}>
          <div>
            <StopHeading>{t('way.heading')}</StopHeading>
            <Line kind="spine" className={styles.list}>
              {way.map((key) => (
                <LineItem key={key} state="todo">
                  <b>{t(`way.${key}.title`)}</b>
                  {t(`way.${key}.words`)}
                </LineItem>
              ))}
            </Line>
          </div>
          <Note>
            <h3>{t('checker.heading')}</h3>
            <p className={styles.words}>{t('checker.words')}</p>
            <p>{t('checker.official')}</p>
          </Note>
        </div>
      </Section>
      <Section ground="block" isTight>
        <StopHeading>{t('cta.heading')}</StopHeading>
        <p className={styles.words}>{t('cta.words')}</p>
        <LinkButton variant="white" to={routes.enquiryAbout('counselling')}>
          {t('cta.write')}
        </LinkButton>
      </Section>
    </>
  );
}
