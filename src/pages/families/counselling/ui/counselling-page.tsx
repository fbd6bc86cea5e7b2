import {
  Adinkra,
  Button,
  Line,
  LineItem,
  Note,
  Row,
  Section,
  Skeleton,
  StopHeading,
  counsellingSymbol,
  stackStyles,
} from 'design-system';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { isQuietLink, loadQuietPart } from '@/features/counselling/quiet';
import { loadOrFallback } from '@/shared/lib/hydration';
import { routes } from '@/shared/routes';
import { LinkButton, TextLink } from '@/shared/ui/links';
import { PageHead } from '@/shared/ui/page-head';
import { PageHero } from '@/shared/ui/page-hero';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { QuickExit } from '@/shared/ui/quick-exit';
import { QuietTimes } from '@/widgets/quiet-times';
import { HelpNumbers } from './help-numbers';
import { QuietOffline } from './quiet-offline';
import styles from './counselling-page.module.css';

const QuietPart = lazy(async () => ({
  default: await loadOrFallback(async () => (await loadQuietPart()).default, QuietOffline),
}));

const topics = ['academic', 'career', 'personal'] as const;
const privacy = ['stays', 'name', 'quiet', 'phone', 'ends'] as const;
const way = ['choose', 'code', 'talk'] as const;

/**
 * Guidance and counselling: topics, confidentiality and first steps. A quiet booking is a state of this page,
 * so that neither the address nor the history says that somebody made one.
 */
export function CounsellingPage() {
  const { t } = useTranslation(['counselling', 'shell']);
  const isAsked = isQuietLink(useLocation().state);
  const navigate = useNavigate();
  const [isQuiet, setQuiet] = useState(isAsked);
  // The history forgets at once what the link asked for.
  useEffect(() => {
    if (!isAsked) return;
    scrollTo(0, 0);
    void navigate('.', { replace: true, state: null });
  }, [isAsked, navigate]);
  const show = (isOpen: boolean) => {
    setQuiet(isOpen);
    scrollTo(0, 0);
  };
  return (
    <>
      {isQuiet ? (
        <>
          <PageHead title={t('title')} description={t('description')} />
          <PartBoundary>
            <Suspense
              fallback={
                <Section isFirst>
                  <Skeleton label={t('shell:loading')} lines={8} />
                </Section>
              }
            >
              <QuietPart
                help={<HelpNumbers />}
                slots={(choice) => <QuietTimes {...choice} />}
                onClose={() => show(false)}
              />
            </Suspense>
          </PartBoundary>
        </>
      ) : (
        <OpenPage onQuiet={() => show(true)} />
      )}
      <QuickExit />
    </>
  );
}

function OpenPage({ onQuiet }: { onQuiet: () => void }) {
  const { t } = useTranslation(['counselling', 'quiet-booking']);
  return (
    <>
      <PageHero title={t('title')} description={t('description')} heading={t('heading')} lead={t('lead')}>
        <Row className={styles.ways}>
          <LinkButton to={routes.counsellors}>{t('cta.people')}</LinkButton>
          <Button variant="second" onClick={onQuiet}>
            {t('quiet-booking:heading')}
          </Button>
        </Row>
        <p className={styles.exit}>{t('quiet-booking:exit.hint')}</p>
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
        <div className={styles.pair}>
          <div>
            <StopHeading className={styles.heading}>{t('private.heading')}</StopHeading>
            <Line kind="spine" className={styles.list}>
              {privacy.map((key) => (
                <LineItem key={key} state={key === 'ends' ? 'call' : 'done'}>
                  <b>{t(`private.${key}.title`)}</b>
                  {t(`private.${key}.words`)}
                </LineItem>
              ))}
            </Line>
          </div>
          <Note tone="call" className={stackStyles.near}>
            <h3>{t('numbers.heading')}</h3>
            <HelpNumbers />
          </Note>
        </div>
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
            <p>
              <TextLink to={routes.choices}>{t('checker.open')}</TextLink>
            </p>
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
