import { lazy } from 'react';
import type { OutcomeContent } from '@/entities/consultancy/outcome';
import { useStaff } from '@/entities/session';
import { useSaveOutcomeMutation } from '../api/outcome-desk-api';
import { loadOutcomeForm } from './load-form';
import type { OpenedReport } from './outcome-form';
import { OutcomesPart } from './outcomes-part';
import type { SchoolOutcomesProps } from './school-outcomes';

const OutcomeForm = lazy(loadOutcomeForm);

/** The reports of a consultation for the office. */
export function DeskOutcomes({ code, state }: SchoolOutcomesProps) {
  return (
    <OutcomesPart
      {...{ code, state }}
      isDesk
      form={(opened) => <DeskForm key={opened.corrected?.id ?? ''} code={code} {...opened} />}
    />
  );
}

function DeskForm({ code, ...opened }: OpenedReport & { code: string }) {
  const by = useStaff();
  const [save, { error, isLoading }] = useSaveOutcomeMutation();
  const run = async (content: OutcomeContent): Promise<boolean> =>
    (await save({ by, ref: code, corrected: opened.newer ?? opened.corrected, content })).error === undefined;
  return (
    <OutcomeForm {...{ code, ...opened }} author={by.name} save={{ run, isRunning: isLoading, error }} />
  );
}
