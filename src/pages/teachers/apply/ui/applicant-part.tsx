import { Section, Skeleton } from 'design-system';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useIsHydrated } from '@/shared/lib/hydration';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';
import styles from './apply-page.module.css';

const Applicant = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-applicant" */ './applicant')).Applicant,
}));

/** The user's own application, on demand: most visitors have none and should not load its code. */
export function ApplicantPart() {
  const { t } = useTranslation(['apply', 'shell']);
  const [params] = useSearchParams();
  const isHydrated = useIsHydrated();
  if (!isHydrated || !params.has('mine')) {
    return (
      <Section isTight>
        <p className={styles.mine}>
          {t('account.question')} <TextLink to={routes.myApplication}>{t('account.show')}</TextLink>
        </p>
      </Section>
    );
  }
  const waiting = <Skeleton label={t('shell:loading')} lines={4} />;
  return (
    <Section isTight>
      <Suspense fallback={waiting}>
        <Applicant waiting={waiting} />
      </Suspense>
      <p className={styles.mine}>
        <TextLink to={routes.apply}>{t('account.apply')}</TextLink>
      </p>
    </Section>
  );
}
