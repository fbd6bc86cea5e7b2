import { RuledList } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/i18n';
import type { HomeworkQuestion } from '../model/question';
import { picturesOfMessage, type HomeworkMessage } from '../model/question-message';
import { AnswerView } from './answer-view';
import { FormulaText } from './formula-text';
import { AnswerPicturesView } from './question-pictures';
import styles from './homework-thread.module.css';

export interface ThreadMessagesProps {
  question: Pick<HomeworkQuestion, 'id' | 'subject'>;
  messages: readonly HomeworkMessage[];
  /** For whom this device keeps the pictures that were opened; nobody by default. */
  keptFor?: string | null;
  /** Who reads: their own messages are called theirs. Null for somebody who wrote none. */
  reader: HomeworkMessage['by'] | null;
  /** Leaves the answers out, which are opened part by part elsewhere. */
  hasAnswers?: boolean;
  /** Level of the headings of answers. */
  level?: 3 | 4;
}

/** The messages below a question, oldest first. The page loads the namespace `homework-thread`. */
export function ThreadMessages({
  question,
  messages,
  keptFor = null,
  reader,
  hasAnswers = true,
  level = 4,
}: ThreadMessagesProps) {
  const { t } = useTranslation('homework-thread');
  const { date } = useFormats();
  const shown = messages.filter(({ words, answer }) => words !== '' || (hasAnswers && answer !== undefined));
  if (shown.length === 0) return null;
  return (
    <RuledList>
      {shown.map(({ id, by, kind, at, words, answer, ...said }) => (
        <li key={id} className={styles.message}>
          <p className={styles.facts}>
            {t('messages.head', {
              who: by === reader ? t('messages.own') : t(`messages.from.${by}`),
              what: t(`messages.kinds.${kind}`),
              date: date(at, 'moment'),
            })}
          </p>
          {words === '' ? null : (
            <p className={styles.work}>
              <FormulaText text={words} subject={question.subject} />
            </p>
          )}
          {hasAnswers && answer ? (
            <AnswerView
              answer={answer}
              subject={question.subject}
              level={level}
              pictures={
                <AnswerPicturesView
                  pictures={picturesOfMessage(said)}
                  questionId={question.id}
                  keptFor={keptFor}
                />
              }
            />
          ) : null}
        </li>
      ))}
    </RuledList>
  );
}
