import { Button, Note, Row } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  answerOf,
  picturesOfAnswer,
  useHomeworkThreadQuery,
  type HomeworkQuestion,
} from '@/entities/homework/question';
import { useSolvedQuestionByIdQuery } from '@/entities/homework/solved-question';
import { isPublishable } from '../model/homework-row';
import { PublishForm } from './publish-form';
import { SolvedItem } from './solved-list';

/** Publishes the answer of a question as a solved one, with the tick of whoever asked. */
export function PublishPart({ question }: { question: HomeworkQuestion }) {
  const { t } = useTranslation('homework-desk');
  const { data: thread } = useHomeworkThreadQuery(question.id);
  const { data: published } = useSolvedQuestionByIdQuery(question.solved, { skip: question.solved === '' });
  const [isOpen, setOpen] = useState(false);
  if (question.answeredAt === '' && !published) return null;
  const answer = answerOf(thread?.messages ?? []);
  return (
    <section tabIndex={-1}>
      <h2>{t('publish.heading')}</h2>
      {published ? (
        <SolvedItem solved={published} />
      ) : !isPublishable(question) ? (
        <p>{t(question.mayPublish ? 'publish.notYet' : 'publish.noTick')}</p>
      ) : answer === null ? null : isOpen ? (
        <PublishForm
          question={question}
          answer={answer}
          hasDrawings={picturesOfAnswer(thread?.messages ?? []).length > 0}
          onClose={() => setOpen(false)}
        />
      ) : (
        <>
          <Note tone="plain">
            <p>{t('publish.ticked')}</p>
          </Note>
          <Row>
            <Button isSmall onClick={() => setOpen(true)}>
              {t('publish.open')}
            </Button>
          </Row>
        </>
      )}
    </section>
  );
}
