import { useTranslation } from 'react-i18next';
import { paperKinds } from '@/entities/tutor-application';
import { PapersField, type Attachments } from '@/shared/drafts';

interface ApplicationPapersProps {
  papers: Attachments;
  heading: string;
  words: string;
  onAdd?: () => void;
}

/** The papers of an application, one file of each kind. */
export function ApplicationPapers({ papers, heading, words, onAdd }: ApplicationPapersProps) {
  const { t } = useTranslation('papers');
  return (
    <PapersField
      heading={heading}
      words={words}
      kinds={paperKinds.map((kind) => ({ kind, name: t(`kinds.${kind}`) }))}
      papers={papers}
      onAdd={onAdd}
    />
  );
}
