import { codeHolder, createChangeId, logTrackedTransition } from '@/entities/change-log';
import {
  paperField,
  tutorApplicationPath,
  writeApplicationMessage,
  type ApplicationFile,
} from '@/entities/tutor-application';
import type { DocumentData } from '@/shared/backend';
import type { Attachments } from '@/shared/drafts';
import type { NewPendingWrite } from '@/shared/pending-writes';
import { toApplicationFiles, toSubmittedFiles } from './papers';

/** Event of an answer, in words or with papers. */
const papersSent = 'papers.sent';

/** Event of a wish for another time of the interview. */
const moveAsked = 'interview.move-asked';

/** Events of what an applicant writes by the code. */
export const writtenEvents: readonly string[] = [papersSent, moveAsked];

/** An application as its code shows it. */
export interface ApplicationByCode {
  readonly ref: string;
  /** Time of the newest step. */
  readonly version: string;
}

export interface Answer {
  readonly words: string;
  readonly papers: Attachments['items'];
}

/** A move of an application, with a message that has the id of the act. Papers go before it. */
function write(
  { ref, version }: ApplicationByCode,
  { event, from, to }: Readonly<Record<'event' | 'from' | 'to', string>>,
  { words, papers }: Answer,
): NewPendingWrite {
  const id = createChangeId();
  const record = tutorApplicationPath(ref);
  const sent = toApplicationFiles(papers);
  const kinds = sent.map(({ kind }) => kind);
  const slotOf = ({ kind, ...slot }: ApplicationFile) => [`files.${paperField[kind]}`, slot] as const;
  const changes = Object.fromEntries<DocumentData>(sent.map(slotOf));
  return {
    id,
    owner: ref,
    record,
    basis: version,
    event,
    writes: [
      ...logTrackedTransition({ id, ref, by: codeHolder, record, event, from, to, changes }),
      writeApplicationMessage(ref, id, { from: 'applicant', words, papers: kinds }),
    ],
    ...(papers.length > 0 && { files: toSubmittedFiles(papers, record) }),
    shown: { words, papers: kinds },
  };
}

/** The applicant answers the office by the code. */
export const answerOffice = (application: ApplicationByCode, answer: Answer): NewPendingWrite =>
  write(application, { event: papersSent, from: 'papers', to: 'screening' }, answer);

/** The applicant asks for another time of the interview. */
export const askAnotherTime = (application: ApplicationByCode, answer: Answer): NewPendingWrite =>
  write(application, { event: moveAsked, from: 'interview', to: 'moving' }, answer);
