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
import type { SubmittedDraft } from '@/shared/device-database';
import { isOnline } from '@/shared/lib/device';
import { routes, usePreloadPage } from '@/shared/routes';
import { openedFrom, type WayBack } from '@/shared/way-back';
import { useLoadOutbox } from './outbox';
import type { Submission, SubmittedFile } from './outbox-item';
import type { ReferenceCode } from './reference-code';
import { submitFiles } from './submit-files';

interface FormToSend {
  /** Returns the code of this form, the same for every retry with the same content. */
  reserveCode(content: string, create: () => string): string;
  /** Forgets the draft: the outbox, or the backend, has it now, under this code. */
  forget(code: ReferenceCode): void;
  /** Whether nothing may be kept on this phone. Evaluated when Send is pressed. */
  readonly isUnkept: () => boolean;
  /** Flushes the draft, stops writing it and returns what is stored of it; null when nothing is stored. */
  readonly suspendWriting: () => Promise<SubmittedDraft | null>;
  /** Sending failed: resumes writing the draft. */
  readonly resumeWriting: () => void;
  /** Restores the submission into this form. */
  readonly source: Pick<Submission, 'form' | 'version' | 'editAt'>;
  readonly values: () => Submission['values'];
  /** The receipt leads back there. */
  readonly wayBack?: WayBack | null;
}

type SubmissionState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'refused'; readonly error: BackendError };

/** Placeholder code for comparing content. */
const nameless: ReferenceCode = 'LL-';

/** Sends without the outbox: succeeds only when the record and every file have arrived. */
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
 * Sends a form under one code, however often Send is pressed, and navigates to its receipt as soon as the
 * outbox has stored it. On a shared phone, or without storage, waits for the backend instead.
 */
export function useSubmission(createCode: () => ReferenceCode, form: FormToSend) {
  const loadBackend = useLoadBackend();
  const loadOutbox = useLoadOutbox();
  const preload = usePreloadPage();
  const navigate = useNavigate();
  const [state, setState] = useState<SubmissionState>({ kind: 'ready' });
  // Any code of this kind: the receipt of each kind has words of its own.
  const preloadReceipt = () => preload(routes.codeOf(createCode()));

  /**
   * Resolves with why it could not be sent; null once it is.
   * @param filesOf returns the files of the record, once its code is known
   * @param isDirect waits for the backend, also where the outbox could keep it: somebody else may be faster
   */
  const send = async (
    writesOf: (ref: ReferenceCode) => readonly Write[],
    filesOf: (ref: ReferenceCode) => readonly SubmittedFile[] = () => [],
    isDirect = false,
  ): Promise<BackendError | null> => {
    setState({ kind: 'sending' });
    // Snapshot: values typed during sending are not part of it.
    const values = form.values();
    const contentOf = writesOf(nameless);
    let code: ReferenceCode;
    try {
      // Do not send before the receipt page has loaded.
      const [outbox] = await Promise.all([loadOutbox(), preloadReceipt()]);
      code = form.reserveCode(JSON.stringify(contentOf), createCode) as ReferenceCode;
      const writes = writesOf(code);
      const files = filesOf(code);
      const submission = { writes, ...(files.length > 0 && { files }), ...form.source, values };
      const kept =
        form.isUnkept() || isDirect ? null : await outbox.keep(code, submission, await form.suspendWriting());
      if (kept !== null) code = kept;
      else if (isOnline()) await sendNow(await loadBackend(), writes, files);
      else throw new BackendFailure('offline', 'nothing can be kept here, and there is no network');
      if (isDirect && !form.isUnkept()) await outbox.noteSent(code, submission);
    } catch (cause) {
      form.resumeWriting();
      const error = toBackendError(cause);
      // A script that failed to load offline has no message for people: report `offline`.
      const isOffline = error.code === 'unknown' && !isOnline();
      const shown: BackendError = isOffline ? { ...error, code: 'offline' } : error;
      setState({ kind: 'refused', error: shown });
      return shown;
    }
    // What the code opens is then followed in memory.
    const isUnkept = form.isUnkept();
    form.forget(code);
    const { wayBack = null } = form;
    await navigate(routes.codeOf(code), {
      state: { isNew: true, ...(isUnkept && { isUnkept }), ...(wayBack && openedFrom(wayBack)) },
    });
    return null;
  };

  return {
    isSending: state.kind === 'sending',
    error: state.kind === 'refused' ? state.error : null,
    /** Preloads what Send needs while the person types. Failures surface when they send. */
    prepare: () => void Promise.allSettled([loadOutbox(), loadBackend(), preloadReceipt()]),
    send,
  };
}
