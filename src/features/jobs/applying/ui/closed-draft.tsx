import { Button, Facts, Row } from 'design-system';
import { useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { JobApplicationInput } from '@/entities/jobs/job-application';
import { useDraftValues, useFormDraft } from '@/shared/drafts';
import { copyText, useUntilNextAct } from '@/shared/lib/device';
import { emptyJobApplication, givenEachTime, jobApplyDraft } from '../model/job-apply-draft';
import styles from './apply-form.module.css';
import { useApplyLabels } from './use-apply-labels';

/** What was typed before the post closed, to copy or to discard. */
export function ClosedDraft({ job }: { job: string }) {
  const { t } = useTranslation(['job-apply', 'ghana', 'words', 'shell']);
  const words = t as (key: string) => string;
  const labels = useApplyLabels();
  const text = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useUntilNextAct<'copied' | 'marked'>();
  const name = jobApplyDraft(job);
  const form = useForm<JobApplicationInput>({
    defaultValues: useDraftValues(name, emptyJobApplication, givenEachTime),
  });
  const draft = useFormDraft(name, form, emptyJobApplication, givenEachTime);
  const values = { ...emptyJobApplication, ...useWatch({ control: form.control }) };
  const textOf = (field: keyof JobApplicationInput): string => {
    if (field === 'subjects') return values.subjects.map((key) => words(`ghana:subjects.${key}`)).join(', ');
    if (field === 'consent' || values[field] === '') return '';
    if (field === 'region') return words(`ghana:regions.${values.region}`);
    return field.endsWith('Relation') ? words(`relations.${values[field]}`) : values[field];
  };
  const facts = (Object.keys(emptyJobApplication) as (keyof JobApplicationInput)[])
    .map((field) => ({ label: labels[field], value: textOf(field) }))
    .filter(({ value }) => value !== '');
  if (facts.length === 0) return null;

  const copy = async () => {
    const lines = facts.map(({ label, value }) => `${label}: ${value}`);
    setOutcome((await copyText(lines.join('\n'), text.current)) ? 'copied' : 'marked');
  };

  return (
    <div className={styles.past}>
      <h3 className={styles.noticeTitle}>{t('closed.draft')}</h3>
      <p>{t('closed.draftWords')}</p>
      <div ref={text}>
        <Facts facts={facts} />
      </div>
      <Row>
        <Button variant="second" isSmall onClick={() => void copy()}>
          {t('words:copy')}
        </Button>
        <Button variant="text" isSmall onClick={draft.discard}>
          {t('shell:draft.discard')}
        </Button>
        <span role="status">{outcome ? t(`shell:draft.kept.${outcome}`) : null}</span>
      </Row>
    </div>
  );
}
