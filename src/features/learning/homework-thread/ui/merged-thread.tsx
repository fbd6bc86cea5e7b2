import { stackStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import {
  answerOf,
  picturesOfAnswer,
  QuestionView,
  ThreadMessages,
  useAskedThreadQuery,
} from '@/entities/homework/question';
import { AnswerPart } from './answer-part';

/** The thread of a question that asks the same, which the office has joined this one to. It is only read. */
export function MergedThread({ id }: { id: string }) {
  const { t } = useTranslation('homework-thread');
  const { data } = useAskedThreadQuery(id);
  if (!data) return null;
  if (data === 'hidden') return <p>{t('merged.hidden')}</p>;
  const answer = answerOf(data.messages);
  return (
    <div className={stackStyles.apart}>
      <div className={stackStyles.near}>
        <h3>{t('merged.heading')}</h3>
        <QuestionView question={data.question} level={4} />
        <ThreadMessages question={data.question} messages={data.messages} reader={null} hasAnswers={false} />
      </div>
      {answer ? (
        <AnswerPart
          key={id}
          own={{ ref: '', question: data.question }}
          answer={answer}
          pictures={picturesOfAnswer(data.messages)}
          keptFor={null}
          acts={null}
        />
      ) : (
        <p>{t('merged.waiting')}</p>
      )}
    </div>
  );
}
