import { useState } from 'react';
import { codeHolder, createChangeId, logTrackedTransition } from '@/entities/change-log';
import { paperField, tutorApplicationPath, type TutorApplication } from '@/entities/tutor-application';
import type { Attachments } from '@/shared/drafts';
import { useLoadBackend } from '@/shared/api';
import {
  BackendFailure,
  toBackendError,
  type BackendError,
  type BackendPort,
  type DocumentData,
} from '@/shared/backend';
import { isOnline } from '@/shared/lib/device';
import { toApplicationFiles, toSubmittedFiles } from './papers';

type Papers = Attachments['items'];

/** Uploads each file, then records all of them in the application in one commit. Safe to retry. */
async function sendPapers(
  { documents, files }: BackendPort,
  { ref, state }: TutorApplication,
  papers: Papers,
): Promise<void> {
  const record = tutorApplicationPath(ref);
  for (const { file, ...facts } of toSubmittedFiles(papers, record)) {
    await files.put(facts, new Uint8Array(await file.arrayBuffer()));
  }
  const id = createChangeId();
  const slots = toApplicationFiles(papers).map(
    ({ kind, ...slot }) => [`files.${paperField[kind]}`, slot] as const,
  );
  const transition = logTrackedTransition({
    id,
    ref,
    by: codeHolder,
    record,
    event: 'papers.sent',
    from: state,
    to: 'screening',
    changes: Object.fromEntries<DocumentData>(slots),
  });
  await documents.commit(transition);
}

/** Uploads the files that the office asked for. Files that were uploaded before a network error are kept. */
export function useSendPapers(application: TutorApplication, papers: Attachments) {
  const loadBackend = useLoadBackend();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<BackendError | null>(null);
  const send = async () => {
    setSending(true);
    setError(null);
    try {
      if (!isOnline()) throw new BackendFailure('offline', 'the device has no network');
      await sendPapers(await loadBackend(), application, papers.items);
      await papers.clear();
    } catch (cause) {
      setError(toBackendError(cause));
    } finally {
      setSending(false);
    }
  };
  return { send, isSending, error };
}
