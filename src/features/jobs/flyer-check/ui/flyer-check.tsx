import type { ReactNode } from 'react';
import { useHydrateForDraft } from '@/shared/drafts';
import { hydrateOnTouch } from '@/shared/lib/hydration';
import { flyerDraft } from '../model/flyer-draft';

const form = hydrateOnTouch(async () => {
  const { FlyerForm } = await import(/* webpackChunkName: "part-jobCheck" */ './flyer-form');
  return FlyerForm;
});

/** Checks a pasted job offer. Loads the form and the rules on first touch, or when a draft is stored. */
export function FlyerCheck({ waiting }: { waiting: ReactNode }) {
  useHydrateForDraft(flyerDraft, form.hydrate);
  return <form.Part fallback={waiting} />;
}
