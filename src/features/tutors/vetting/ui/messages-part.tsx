import { useTranslation } from 'react-i18next';
import { ApplicationMessages, useApplicationMessagesQuery } from '@/entities/tutor-application';
import { BackendProblem } from '@/shared/ui/form';

/** What the office asked an applicant, and what was answered by the code. */
export function MessagesPart({ code }: { code: string }) {
  const { t } = useTranslation(['vetting', 'answers']);
  const { data = [], error } = useApplicationMessagesQuery(code);
  if (data.length === 0) return <BackendProblem error={error} />;
  return (
    <section>
      <h2>{t('answers:heading')}</h2>
      <ApplicationMessages
        messages={data}
        reader="office"
        paperName={(kind) => t(`vetting:papers.kinds.${kind}`)}
      />
    </section>
  );
}
