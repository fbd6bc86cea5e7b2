import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FormDraft } from '@/shared/drafts';

interface ResumedStep {
  /** State of the draft: the stored answers are in the form once it is no longer `reading`. */
  readonly draft: FormDraft['state']['kind'];
  /** The address names a step already. */
  readonly isAsked: boolean;
  /** Address of the first incomplete step; null when that is the first one, which the page shows anyway. */
  readonly resumeAt: string | null;
}

/**
 * Opens a form whose draft was stored at the first step that is not complete, in place of its page's
 * address. Decides once, when the draft has been read: whoever goes back to the page from a later step stays
 * on it, and so does whoever already is in the form.
 */
export function useResumedStep({ draft, isAsked, resumeAt }: ResumedStep): void {
  const navigate = useNavigate();
  const isDecided = useRef(false);
  const decide = useEffectEvent(() => {
    if (isDecided.current) return;
    isDecided.current = true;
    const isInForm = document.activeElement?.closest('form') != null;
    if (draft !== 'saved' || isAsked || isInForm || resumeAt === null) return;
    void navigate(resumeAt, { replace: true });
  });
  const isRead = draft !== 'reading';
  useEffect(() => {
    if (isRead) decide();
  }, [isRead]);
}
