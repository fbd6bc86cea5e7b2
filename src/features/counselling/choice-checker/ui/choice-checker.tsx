import type { ReactNode } from 'react';
import { useHydrateForDraft } from '@/shared/drafts';
import { hydrateOnTouch } from '@/shared/lib/hydration';
import { choicesDraft } from '../model/choices-draft';

const form = hydrateOnTouch(async () => {
  const { ChoicesForm } = await import(/* webpackChunkName: "part-choices" */ './choices-form');
  return ChoicesForm;
});

/** Checks a list of school choices. Loads the form on first touch, or when a draft is stored. */
export function ChoiceChecker({ waiting }: { waiting: ReactNode }) {
  useHydrateForDraft(choicesDraft, form.hydrate);
  return <form.Part fallback={waiting} />;
}
