import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createReferenceCode, type CodeKind, type ReferenceCode } from '@/entities/reference-code';
import { useLoadBackend } from '@/shared/api';
import { toBackendError, type BackendError, type Write } from '@/shared/backend';
import { routes } from '@/shared/routes';
import { submitOnce } from './submit-once';

interface Kept {
  /** The code of this form, the same at every try. */
  reserveCode(create: () => string): string;
  /** Forgets the draft: the record has it now. */
  forget(): void;
}

type SubmissionState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'refused'; readonly error: BackendError };

/** Sends a form under one code, however often Send is pressed, and goes on to its receipt. */
export function useSubmission(kind: CodeKind, kept: Kept) {
  const loadBackend = useLoadBackend();
  const navigate = useNavigate();
  const [state, setState] = useState<SubmissionState>({ kind: 'ready' });
  const code = useRef<ReferenceCode | null>(null);

  const send = async (writesOf: (ref: ReferenceCode) => readonly Write[]): Promise<void> => {
    code.current ??= kept.reserveCode(() => createReferenceCode(kind)) as ReferenceCode;
    setState({ kind: 'sending' });
    try {
      await submitOnce(await loadBackend(), writesOf(code.current));
    } catch (cause) {
      setState({ kind: 'refused', error: toBackendError(cause) });
      return;
    }
    kept.forget();
    await navigate(routes.codeOf(code.current), { state: { isNew: true } });
  };

  return {
    isSending: state.kind === 'sending',
    error: state.kind === 'refused' ? state.error : null,
    /** Loads the backend while the person still types. */
    prepare: () => void loadBackend(),
    send,
  };
}
