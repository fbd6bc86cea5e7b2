import { Button, Row } from 'design-system';
import { useTranslation } from 'react-i18next';
import { articleLifecycle, type Article } from '@/entities/content/article';
import { useStaff } from '@/entities/session';
import { outcomeOf } from '@/shared/api';
import { ConfirmButton } from '@/shared/ui/confirm-button';
import { BackendProblem } from '@/shared/ui/form';
import { useMoveArticleMutation } from '../../api/article-desk-api';

/** Publishes an article, takes it up again, or, once more asked, puts it away. */
export function ArticleMoves({ article }: { article: Article }) {
  const { t } = useTranslation('article-desk');
  const by = useStaff();
  const [move, { error, isLoading }] = useMoveArticleMutation();
  const moves = articleLifecycle.transitionsFrom(article.state, 'office');
  const words = t as (key: string) => string;
  return (
    <>
      <BackendProblem error={error} />
      <Row>
        {moves
          .filter(({ event }) => event !== 'article.archived')
          .map(({ event, to }) => (
            <Button
              key={event}
              isSmall
              isBusy={isLoading}
              onClick={() => void move({ by, article, event, to })}
            >
              {words(`moves.${event.replace('article.', '')}`)}
            </Button>
          ))}
      </Row>
      {moves.some(({ event }) => event === 'article.archived') ? (
        <ConfirmButton
          isSmall
          open={t('moves.archived')}
          words={t('archiveWords')}
          sendLabel={t('archiveSend')}
          leave={t('leave')}
          make={() => ({ by, article, event: 'article.archived' as const, to: 'archived' as const })}
          send={async (given) => outcomeOf((await move(given)).error)}
          error={error}
        />
      ) : null}
    </>
  );
}
