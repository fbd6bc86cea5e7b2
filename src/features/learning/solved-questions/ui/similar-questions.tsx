import { Button, Row, Skeleton } from 'design-system';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataScope } from '@/shared/api';
import { PartBoundary } from '@/shared/ui/part-boundary';

/** Lazy: the search and the index cost data, and not everybody looks. */
const SimilarList = lazy(() =>
  import(/* webpackChunkName: "solved-list" */ './similar-list').then(({ SimilarList: list }) => ({
    default: list,
  })),
);

interface SimilarQuestionsProps {
  /** What is typed so far; with few letters nothing is offered. */
  question: string;
  subject: string;
  schoolClass: string;
}

/** Fewer characters tell no question from another. */
const fewest = 12;

/** Offers solved questions like the one that is typed. What is typed stays on the phone. */
export function SimilarQuestions({ question, subject, schoolClass }: SimilarQuestionsProps) {
  const { t } = useTranslation(['solved', 'shell']);
  const [isWanted, setWanted] = useState(false);
  if (question.trim().length < fewest) return null;
  const waiting = <Skeleton label={t('shell:loading')} lines={2} />;
  return (
    <section>
      <h3>{t('similar.heading')}</h3>
      <p>{t('similar.words')}</p>
      {isWanted ? (
        <PartBoundary>
          <Suspense fallback={waiting}>
            <DataScope fallback={waiting}>
              <SimilarList text={question} subject={subject} schoolClass={schoolClass} />
            </DataScope>
          </Suspense>
        </PartBoundary>
      ) : (
        <>
          <p>{t('similar.cost')}</p>
          <Row>
            <Button variant="second" isSmall onClick={() => setWanted(true)}>
              {t('similar.open')}
            </Button>
          </Row>
        </>
      )}
    </section>
  );
}
