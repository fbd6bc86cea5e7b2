import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createReferenceCode, type CodeKind, type ReferenceCode } from '@/entities/reference-code';
import { useLoadBackend } from '@/shared/api';
import { toBackendError, type BackendError, type Write } from '@/shared/backend';
import { routes, usePreloadPage } from '@/shared/routes';
import { submitOnce } from './submit-once';

interface Kept {
  /** The code of this form, the same at every try with the same content. */
  reserveCode(content: string, create: () => string): string;
  /** Forgets the draft: the record has it now. */
  forget(): void;
}

type SubmissionState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'refused'; readonly error: BackendError };

/** Stands for the code where only the content counts. */
const nameless: ReferenceCode = 'LL-';

/** Sends a form under one code, however often Send is pressed, and goes on to its receipt. */
export function useSubmission(kind: CodeKind, kept: Kept) {
  const loadBackend = useLoadBackend();
  const preload = usePreloadPage();
  const navigate = useNavigate();
  const [state, setState] = useState<SubmissionState>({ kind: 'ready' });

  const send = async (writesOf: (ref: ReferenceCode) => readonly Write[]): Promise<void> => {
    setState({ kind: 'sending' });
    let code: ReferenceCode;
    try {
      // Nothing is sent before the page that shows the code is there.
      const [backend] = await Promise.all([loadBackend(), preload(routes.code)]);
      code = kept.reserveCode(JSON.stringify(writesOf(nameless)), () =>
        createReferenceCode(kind),
      ) as ReferenceCode;
      await submitOnce(backend, writesOf(code));
    } catch (cause) {
      setState({ kind: 'refused', error: toBackendError(cause) });
      return;
    }
    kept.forget();
    await navigate(routes.codeOf(code), { state: { isNew: true } });
  };

  return {
    isSending: state.kind === 'sending',
    error: state.kind === 'refused' ? state.error : null,
    /** Loads what Send needs while the person still types; a failure shows when they send. */
    prepare: () => void Promise.allSettled([loadBackend(), preload(routes.code)]),
    send,
  };
}
