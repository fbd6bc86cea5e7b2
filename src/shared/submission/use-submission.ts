import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLoadBackend } from '@/shared/api';
import {
  BackendFailure,
  submitOnce,
  toBackendError,
  type BackendError,
  type BackendPort,
  type Write,
} from '@/shared/backend';
import type { HandedDraft } from '@/shared/device-database';
import { isOnline } from '@/shared/lib/device';
import { routes, usePreloadPage } from '@/shared/routes';
import { useLoadOutbox } from './outbox';
import type { Submission, SubmittedFile } from './outbox-item';
import type { ReferenceCode } from './reference-code';
import { submitFiles } from './submit-files';

interface FormToSend {
  /** The code of this form, the same at every try with the same content. */
  reserveCode(content: string, create: () => string): string;
  /** Forgets the draft: the outbox, or the record, has it now. */
  forget(): void;
  /** Asked at the moment of sending: whether nothing of it may stay on this phone. */
  readonly isUnkept: () => boolean;
  /** Writes the draft to its last letter, then nothing of it, and gives what lies of it on this device; null when nothing does. */
  readonly handOver: () => Promise<HandedDraft | null>;
  /** It was not sent: the draft is written again. */
  readonly takeUp: () => void;
  /** What brings the submission back into this form. */
  readonly source: Pick<Submission, 'form' | 'version' | 'editAt'>;
  readonly values: () => Submission['values'];
}

type SubmissionState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'refused'; readonly error: BackendError };

/** Stands for the code where only the content counts. */
const nameless: ReferenceCode = 'LL-';

/** Nothing of it is kept here: it counts as sent only when the record and every file are there. */
async function sendNow(
  backend: BackendPort,
  writes: readonly Write[],
  files: readonly SubmittedFile[],
): Promise<void> {
  await submitOnce(backend, writes);
  const [lost] = await submitFiles((facts, bytes) => backend.files.put(facts, bytes), files);
  if (lost !== undefined) throw new BackendFailure('invalid', `${lost} was not taken`);
}

/**
 * Sends a form under one code, however often Send is pressed, and goes on to its receipt at once: the outbox of this phone
 * brings it to the backend. On a shared phone, and where the device gives no storage, the form waits for the backend.
 */
export function useSubmission(createCode: () => ReferenceCode, form: FormToSend) {
  const loadBackend = useLoadBackend();
  const loadOutbox = useLoadOutbox();
  const preload = usePreloadPage();
  const navigate = useNavigate();
  const [state, setState] = useState<SubmissionState>({ kind: 'ready' });

  /** @param filesOf what goes with the record, once its code is known */
  const send = async (
    writesOf: (ref: ReferenceCode) => readonly Write[],
    filesOf: (ref: ReferenceCode) => readonly SubmittedFile[] = () => [],
  ): Promise<void> => {
    setState({ kind: 'sending' });
    // As they are now: what is typed while Send is on its way is not part of it.
    const values = form.values();
    const contentOf = writesOf(nameless);
    let code: ReferenceCode;
    try {
      // Nothing is sent before the page that shows the code is there.
      const [outbox] = await Promise.all([loadOutbox(), preload(routes.code)]);
      code = form.reserveCode(JSON.stringify(contentOf), createCode) as ReferenceCode;
      const writes = writesOf(code);
      const files = filesOf(code);
      const submission = { writes, ...(files.length > 0 && { files }), ...form.source, values };
      const kept = form.isUnkept() ? null : await outbox.keep(code, submission, await form.handOver());
      if (kept !== null) code = kept;
      else if (isOnline()) await sendNow(await loadBackend(), writes, files);
      else throw new BackendFailure('offline', 'nothing can be kept here, and there is no network');
    } catch (cause) {
      form.takeUp();
      const error = toBackendError(cause);
      // A file of the site that has not come, for want of a network, says nothing a person could read.
      const isOffline = error.code === 'unknown' && !isOnline();
      setState({ kind: 'refused', error: isOffline ? { ...error, code: 'offline' } : error });
      return;
    }
    form.forget();
    await navigate(routes.codeOf(code), { state: { isNew: true } });
  };

  return {
    isSending: state.kind === 'sending',
    error: state.kind === 'refused' ? state.error : null,
    /** Loads what Send needs while the person still types; a failure shows when they send. */
    prepare: () => void Promise.allSettled([loadOutbox(), loadBackend(), preload(routes.code)]),
    send,
  };
}
