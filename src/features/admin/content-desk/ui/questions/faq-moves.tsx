import { Button, Row } from 'design-system';
import { useTranslation } from 'react-i18next';
import { faqLifecycle, type Faq } from '@/entities/content/faq';
import { useStaff } from '@/entities/session';
import { outcomeOf } from '@/shared/api';
import { ConfirmButton } from '@/shared/ui/confirm-button';
import { BackendProblem } from '@/shared/ui/form';
import { useMoveFaqMutation } from '../../api/faq-desk-api';

interface FaqMovesProps {
  faq: Faq;
  /** Id of the question's heading. */
  headingId: string;
  /** Whether the site has a question of this slug: putting away hides it. */
  hidesShipped: boolean;
}

/** Publishes a question, takes it up again, or, once more asked, puts it away. */
export function FaqMoves({ faq, headingId, hidesShipped }: FaqMovesProps) {
  const { t } = useTranslation('faq-desk');
  const by = useStaff();
  const [move, { error, isLoading }] = useMoveFaqMutation();
  const moves = faqLifecycle.transitionsFrom(faq.state, 'office');
  const words = t as (key: string) => string;
  return (
    <>
      <BackendProblem error={error} />
      <Row>
        {moves
          .filter(({ event }) => event !== 'faq.archived')
          .map(({ event, to }) => (
            <Button
              key={event}
              isSmall
              isBusy={isLoading}
              aria-describedby={headingId}
              onClick={() => void move({ by, faq, event, to })}
            >
              {words(`moves.${event.replace('faq.', '')}`)}
            </Button>
          ))}
      </Row>
      {moves.some(({ event }) => event === 'faq.archived') ? (
        <ConfirmButton
          isSmall
          open={t('moves.archived')}
          words={t(hidesShipped ? 'archiveShipped' : 'archiveWords')}
          sendLabel={t('archiveSend')}
          leave={t('leave')}
          make={() => ({ by, faq, event: 'faq.archived' as const, to: 'archived' as const })}
          send={async (given) => outcomeOf((await move(given)).error)}
          error={error}
        />
      ) : null}
    </>
  );
}
