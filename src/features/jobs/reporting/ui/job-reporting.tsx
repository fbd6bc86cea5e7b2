import type { ReactNode } from 'react';
import { useHydrateForDraft } from '@/shared/drafts';
import { hydrateOnTouch } from '@/shared/lib/hydration';
import { reportDraft } from '../model/report-draft';

// In the chunk of the check, on whose page it stands: both open without a network.
const form = hydrateOnTouch(async () => {
  const { ReportForm } = await import(/* webpackChunkName: "part-jobCheck" */ './report-form');
  return ReportForm;
});

/** Tells the office of a job. Loads the form on the first touch, or when a draft is stored. */
export function JobReporting({ waiting }: { waiting: ReactNode }) {
  useHydrateForDraft(reportDraft, form.hydrate);
  return <form.Part fallback={waiting} />;
}
