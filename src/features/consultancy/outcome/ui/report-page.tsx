import { Button, Icon, Lead, Note, Row, Section, Skeleton, stackStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useConsultationQuery } from '@/entities/consultancy/consultation';
import { newestVersions, useOutcomesQuery, type Outcome } from '@/entities/consultancy/outcome';
import { useFormats } from '@/shared/i18n';
import { useNow } from '@/shared/lib/clock';
import { useCopying, usePrintedAlone } from '@/shared/lib/device';
import { routes } from '@/shared/routes';
import { BackendProblem } from '@/shared/ui/form';
import { LinkButton, TextLink } from '@/shared/ui/links';
import { PageHead } from '@/shared/ui/page-head';
import type { ReportAddress } from '../model/report-address';
import { OutcomeReport } from './outcome-report';
import styles from './report-page.module.css';

/** One version of a report at its address, for reading and printing. */
export function ReportPage({ code, id }: ReportAddress) {
  const { t } = useTranslation(['outcome', 'shell']);
  const { data: outcomes, error, isLoading } = useOutcomesQuery(code);
  const outcome = outcomes?.find((one) => one.id === id);
  if (outcomes && outcome) return <Report {...{ outcome, outcomes }} />;
  return (
    <Section isFirst className={stackStyles.apart}>
      <PageHead title={t('heading')} description={t('lead')} />
      {isLoading ? (
        <>
          <h1>{t('heading')}</h1>
          <Skeleton label={t('shell:loading')} lines={6} />
        </>
      ) : (
        <>
          <h1>{t(error ? 'heading' : 'report.notFound')}</h1>
          <BackendProblem error={error} />
          {error ? null : <Lead>{t('report.notFoundWords')}</Lead>}
          <div>
            <LinkButton variant="second" to={routes.codeOf(code)}>
              {t('report.back')}
            </LinkButton>
          </div>
        </>
      )}
    </Section>
  );
}

function Report({ outcome, outcomes }: { outcome: Outcome; outcomes: readonly Outcome[] }) {
  const { t } = useTranslation(['outcome', 'shell']);
  const { date } = useFormats();
  const now = useNow();
  const { data: consultation } = useConsultationQuery(outcome.ref);
  usePrintedAlone('outcome');
  const newest = newestVersions(outcomes).find(({ series }) => series === outcome.series);
  const title = t('report.title', { title: outcome.title });
  return (
    <Section isFirst className={styles.paper}>
      <PageHead title={title} description={t('lead')} />
      <p className={styles.letterhead}>
        {t('report.letterhead', { name: t('shell:name'), date: date(now, 'date') })}
      </p>
      <h1>{title}</h1>
      {consultation ? <Lead>{t('report.for', { school: consultation.school.name })}</Lead> : null}
      {newest && newest.id !== outcome.id ? (
        <Note tone="call">
          <p>
            {t('report.older')}{' '}
            <TextLink to={routes.outcomeOf(newest.ref, newest.id)}>{t('report.openNewest')}</TextLink>
          </p>
        </Note>
      ) : null}
      <OutcomeReport outcome={outcome} />
      <Ways outcome={outcome} />
    </Section>
  );
}

function Ways({ outcome: { ref, id } }: { outcome: Outcome }) {
  const { t } = useTranslation('outcome');
  const link = `${location.origin}${routes.outcomeOf(ref, id)}`;
  const { place, outcome, copy } = useCopying<HTMLElement>(link);
  return (
    <>
      <Row className={styles.screen}>
        <Button onClick={() => window.print()}>
          <Icon name="print" />
          {t('report.print')}
        </Button>
        <Button variant="second" onClick={copy}>
          {t('report.copy')}
        </Button>
        <LinkButton variant="text" to={routes.codeOf(ref)}>
          {t('report.back')}
        </LinkButton>
      </Row>
      <p role="status" className={styles.screen}>
        {outcome ? t(`report.${outcome}`) : null}
      </p>
      <p className={styles.address}>
        <b ref={place} className={styles.link}>
          {link}
        </b>
        <br />
        {t('report.address')}
      </p>
    </>
  );
}
