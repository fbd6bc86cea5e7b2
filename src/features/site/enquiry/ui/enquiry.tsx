import { useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrateForDraft } from '@/shared/drafts';
import { hydrateOnTouch } from '@/shared/lib/hydration';
import { enquiryDraft } from '../model/enquiry-draft';

const form = hydrateOnTouch(async () => {
  const { EnquiryForm } = await import(/* webpackChunkName: "part-enquiry" */ './enquiry-form');
  return EnquiryForm;
});

export interface EnquiryProps {
  waiting: ReactNode;
}

/** Enquiry to the office. Loads the form on first touch, or when there is a draft or a `topic` parameter. */
export function Enquiry({ waiting }: EnquiryProps) {
  const [params] = useSearchParams();
  useHydrateForDraft(enquiryDraft, form.hydrate);
  const hasTopic = Boolean(params.get('topic'));
  useEffect(() => {
    // The prerendered form does not know the query string.
    if (hasTopic) form.hydrate();
  }, [hasTopic]);
  return <form.Part fallback={waiting} />;
}
