import { useTranslation } from 'react-i18next';
import { faqLifecycle, faqPath, type Faq } from '@/entities/content/faq';
import { PublishingMoves } from '../publishing-moves';

interface FaqMovesProps {
  faq: Faq;
  /** Id of the question's heading. */
  headingId: string;
  /** Whether the site has a question of this slug: putting away hides it. */
  hidesShipped: boolean;
}

/** Publishes a question, takes it up again, or, once more asked, puts it away. */
export function FaqMoves({ faq: { slug, state }, headingId, hidesShipped }: FaqMovesProps) {
  const { t } = useTranslation('faq-desk');
  const words = t as (key: string) => string;
  return (
    <PublishingMoves
      {...{ slug, headingId }}
      path={faqPath(slug)}
      moves={faqLifecycle.transitionsFrom(state, 'office')}
      wordsOf={(event) => words(`moves.${event.replace('faq.', '')}`)}
      archive={{
        words: t(hidesShipped ? 'archiveShipped' : 'archiveWords'),
        send: t('archiveSend'),
        leave: t('leave'),
      }}
    />
  );
}
