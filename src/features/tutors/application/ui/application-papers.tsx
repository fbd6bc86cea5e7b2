import { useTranslation } from 'react-i18next';
import { paperKinds } from '@/entities/tutor-application';
import { PapersField, type Attachments } from '@/shared/drafts';

interface ApplicationPapersProps {
  papers: Attachments;
  onAdd?: () => void;
}

/** The papers of an application, one file of each kind. */
export function ApplicationPapers({ papers, onAdd }: ApplicationPapersProps) {
  const { t } = useTranslation('apply');
  return (
    <PapersField
      heading={t('papers.heading')}
      words={t('papers.words')}
      kinds={paperKinds.map((kind) => ({ kind, name: t(`papers.kinds.${kind}`) }))}
      papers={papers}
      onAdd={onAdd}
    />
  );
}
