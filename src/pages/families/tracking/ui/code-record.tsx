import { Section, Skeleton } from 'design-system';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { kindOfCode } from '@/entities/reference-code';
import { useOutbox } from '@/shared/submission';
import { DataScope } from '@/shared/api';
import { TrackedRecord, type TrackedRecordProps } from './tracked-record';
import { forgetApplication } from '@/features/jobs/applying';
import { UnsentRecord } from '@/features/site/tracking';
import styles from './code-page.module.css';

// Lazy: only schools need it.
const SchoolPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-school" */ '@/features/jobs/school-page')).SchoolPage,
}));

/** A submission by its code: the local copy until it is sent, then the record. Or the page of a school. */
export function CodeRecord(props: TrackedRecordProps) {
  const { t } = useTranslation('shell');
  const { items } = useOutbox();
  const waiting = (
    <Section className={styles.waiting}>
      <Skeleton label={t('loading')} lines={5} />
    </Section>
  );
  if (items === null) return waiting;
  const item = items.find(({ code }) => code === props.code);
  if (item && item.state !== 'sent') return <UnsentRecord item={item} onTakenBack={forgetApplication} />;
  return (
    <DataScope fallback={waiting}>
      {kindOfCode(props.code) === 'school' ? (
        <Suspense fallback={waiting}>
          <SchoolPage {...props} />
        </Suspense>
      ) : (
        <TrackedRecord {...props} />
      )}
    </DataScope>
  );
}
