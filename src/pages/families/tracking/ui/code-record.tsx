import { Section, Skeleton } from 'design-system';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { kindOfCode } from '@/entities/reference-code';
import { useOutbox } from '@/shared/submission';
import { DataScope } from '@/shared/api';
import { TrackedRecord, type TrackedRecordProps } from './tracked-record';
import { forgetApplication } from '@/features/jobs/applying';
import { CodeHold, UnsentRecord } from '@/features/site/tracking';
import styles from './code-page.module.css';

// Lazy: only schools need it.
const SchoolPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-school" */ '@/features/jobs/school-page')).SchoolPage,
}));

// Lazy: only speakers who improve the words of a language need it.
const WordingsOfCode = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-wordings" */ '@/features/words/wording-answers'))
    .WordingsOfCode,
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
      ) : kindOfCode(props.code) === 'wording' ? (
        <Suspense fallback={waiting}>
          <WordingsOfCode {...props} hold={<CodeHold code={props.code} />} />
        </Suspense>
      ) : (
        <TrackedRecord {...props} />
      )}
    </DataScope>
  );
}
