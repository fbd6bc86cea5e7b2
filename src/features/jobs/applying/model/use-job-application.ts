import { valibotResolver } from '@hookform/resolvers/valibot';
import { useRef, type SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { codeHolder, createChangeId, logTrackedTransition } from '@/entities/change-log';
import {
  createJobApplication,
  jobApplicationFormSchema,
  jobApplicationPath,
  type JobApplicationInput,
  type JobApplicationOutput,
} from '@/entities/jobs/job-application';
import { indexContact } from '@/entities/phone-tail';
import { createReferenceCode } from '@/entities/reference-code';
import { openTracking } from '@/entities/tracking';
import type { Write } from '@/shared/backend';
import { paperRules, useAttachments, useDraftValues, useFormDraft, type Attachments } from '@/shared/drafts';
import { paperTypes, plainFileName, type StoredFile } from '@/shared/fields';
import { toLanguageCode } from '@/shared/i18n';
import { routes } from '@/shared/routes';
import { useSubmission, type SubmittedFile } from '@/shared/submission';
import { appliedJobsHere } from './applied-jobs';
import type { AppliedPost } from './applied-post';
import { emptyJobApplication, givenEachTime, jobApplyDraft } from './job-apply-draft';

/** One file, checked by its bytes. */
const cvRules = { ...paperRules, maximum: 1 };

export const cvKind = 'cv';

/** The application that this one replaces. */
export interface Replaced {
  readonly ref: string;
  /** Its state, as last read. */
  readonly state: string;
}

function toCv(papers: Attachments['items']): StoredFile | null {
  const [cv] = papers;
  const type = paperTypes.find((known) => known === cv?.type);
  return cv && type ? { id: cv.id, name: plainFileName(cv.name), type, size: cv.file.size } : null;
}

const toSubmittedFiles = (papers: Attachments['items'], owner: string): readonly SubmittedFile[] =>
  papers.map(({ id, name, type, file }) => ({
    id,
    owner,
    name: plainFileName(name),
    type,
    file,
    kind: cvKind,
  }));

/** In the batch of the new application, so that none is lost when the new one is refused. */
const takeBack = ({ ref, state }: Replaced, id: string): readonly Write[] =>
  logTrackedTransition({
    id,
    ref,
    by: codeHolder,
    record: jobApplicationPath(ref),
    event: 'application.withdrawn',
    from: state,
    to: 'withdrawn',
  });

/** What a press of Send fixes for its repeats: the same content is the same submission. */
interface Press {
  readonly content: string;
  readonly sentAt: Date;
  readonly withdrawalId: string;
}

/** State of the application form for a post. */
export function useJobApplication({ code: job }: AppliedPost, replaced: Replaced | null) {
  const { i18n } = useTranslation();
  const name = jobApplyDraft(job);
  const form = useForm<JobApplicationInput, unknown, JobApplicationOutput>({
    defaultValues: useDraftValues(name, emptyJobApplication, givenEachTime),
    resolver: valibotResolver(jobApplicationFormSchema),
    mode: 'onSubmit',
    shouldFocusError: false,
  });
  const draft = useFormDraft(name, form, emptyJobApplication, givenEachTime);
  const papers = useAttachments(name, cvRules);
  const press = useRef<Press | null>(null);
  const submission = useSubmission(() => createReferenceCode('jobApplication'), {
    ...draft,
    forget: (ref) => {
      draft.forget();
      appliedJobsHere().add(job, { ref, at: new Date().toISOString() });
    },
    source: { form: name.form, version: name.version, editAt: routes.job(job) },
    values: () => form.getValues(),
  });
  const commit = (sent: JobApplicationOutput) => {
    const cv = toCv(papers.items);
    const content = JSON.stringify({ sent, cv, replaced });
    const again = press.current?.content === content ? press.current : null;
    const now = again ?? { content, sentAt: new Date(), withdrawalId: createChangeId() };
    press.current = now;
    const language = toLanguageCode(i18n.language);
    return submission.send(
      (ref) => [
        ...createJobApplication(ref, { job, sent, cv, language, sentAt: now.sentAt }),
        ...indexContact(ref, sent),
        openTracking(ref, { kind: 'jobApplication', job }, 'submitted'),
        ...(replaced ? takeBack(replaced, now.withdrawalId) : []),
      ],
      (ref) => toSubmittedFiles(papers.items, jobApplicationPath(ref)),
    );
  };
  const send = (event: SyntheticEvent) => form.handleSubmit(commit)(event);
  const discard = () => {
    draft.discard();
    void papers.clear();
  };
  return { form, draft: { ...draft, discard }, papers, submission, send };
}

export type JobApplicationForm = ReturnType<typeof useJobApplication>;
