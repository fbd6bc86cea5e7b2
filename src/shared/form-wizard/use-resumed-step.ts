import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FormDraft } from '@/shared/drafts';

interface ResumedStep {
  /** State of the draft: the stored answers are in the form once it is no longer `reading`. */
  readonly draft: FormDraft['state']['kind'];
  /** The address names a step already, or says for what somebody came. */
  readonly isAsked: boolean;
  /** Address of the first incomplete step; null when that is the first one, which the page shows anyway. */
  readonly resumeAt: string | null;
}

/** Kept until every part of a prerendered page is awake. */
const wasTouchedEarly = (): boolean => window.lifelineEarlyInput?.isTouched === true;

/**
 * Opens a form whose draft was stored at the first step that is not complete. The whole page stays before it
 * in the history, so that going back shows it. Decides once, when the draft has been read: whoever goes back
 * stays there, and so does whoever has touched the page before it was awake, or is in the form.
 */
export function useResumedStep({ draft, isAsked, resumeAt }: ResumedStep): void {
  const navigate = useNavigate();
  const [wasTouched] = useState(() => typeof window !== 'undefined' && wasTouchedEarly());
  const isDecided = useRef(false);
  const decide = useEffectEvent(() => {
    if (isDecided.current) return;
    isDecided.current = true;
    const isInForm = document.activeElement?.closest('form') != null;
    if (draft !== 'saved' || isAsked || isInForm || wasTouched || resumeAt === null) return;
    void navigate(resumeAt);
  });
  const isRead = draft !== 'reading';
  useEffect(() => {
    if (isRead) decide();
  }, [isRead]);
}
