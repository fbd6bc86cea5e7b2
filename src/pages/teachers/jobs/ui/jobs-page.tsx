import { Adinkra, Lead, Note, safetySymbol, Section, Skeleton, StopHeading } from 'design-system';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { DemoBanner } from '@/features/site/demo';
import { whenIdle } from '@/shared/lib/device';
import { hydrateOnTouch, loadOrFallback } from '@/shared/lib/hydration';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';
import { PageHead } from '@/shared/ui/page-head';
import styles from './jobs-page.module.css';

const importBoard = async () => (await import(/* webpackChunkName: "part-jobs" */ './board-part')).BoardPart;

const board = hydrateOnTouch(importBoard, () => loadOrFallback(importBoard, BoardOffline));

/** Preloads the chunk of the board. */
export async function loadBoard(): Promise<void> {
  await importBoard();
}

/** Job board: the posts, the pledge, the check of a job somebody was sent, and the way for schools. */
export function JobsPage() {
  const { t } = useTranslation(['jobs', 'shell']);
  // The document has posts; newer ones are read without waiting for a touch.
  useEffect(() => whenIdle(board.hydrate), []);
  return (
    <>
      <DemoBanner />
      <Section isFirst className={styles.board}>
        <PageHead title={t('title')} description={t('description')} />
        <h1>{t('heading')}</h1>
        <Lead className={styles.lead}>{t('lead')}</Lead>
        <board.Part fallback={<Skeleton label={t('shell:loading')} lines={8} />} />
      </Section>
      <Section ground="block" className={styles.pledge}>
        <Adinkra symbol={safetySymbol} className={styles.symbol} />
        <StopHeading>{t('pledge.heading')}</StopHeading>
        <Lead className={styles.words}>{t('pledge.words')}</Lead>
        <LinkButton variant="white" to={routes.jobReport()}>
          {t('check.money.report')}
        </LinkButton>
      </Section>
      <Section isTight>
        <StopHeading>{t('checkWay.heading')}</StopHeading>
        <p className={styles.words}>{t('checkWay.words')}</p>
        <LinkButton to={routes.jobCheck}>{t('checkWay.button')}</LinkButton>
      </Section>
      <Section ground="sand" isTight>
        <StopHeading>{t('askHeading')}</StopHeading>
        <p className={styles.words}>{t('ask')}</p>
        <LinkButton variant="second" to={routes.enquiryAbout('jobs')}>
          {t('askButton')}
        </LinkButton>
      </Section>
    </>
  );
}

/** Stands where the board would, when its chunk cannot load. */
function BoardOffline() {
  const { t } = useTranslation('jobs');
  return (
    <Note role="status">
      <p>{t('away')}</p>
    </Note>
  );
}
