import { use, useEffect } from 'react';
import { useReadFaqsQuery } from '@/entities/content/faq';
import { OptionalDataScope } from '@/shared/api';
import { ShowQuestionsContext } from './show-questions';

/** Reads what the office has written into the list of the page. It shows nothing itself. */
export function OfficeQuestions() {
  return (
    <OptionalDataScope fallback={null}>
      <ReadQuestions />
    </OptionalDataScope>
  );
}

function ReadQuestions() {
  const show = use(ShowQuestionsContext);
  const { data } = useReadFaqsQuery(null);
  useEffect(() => {
    if (data) show(data);
  }, [data, show]);
  return null;
}
