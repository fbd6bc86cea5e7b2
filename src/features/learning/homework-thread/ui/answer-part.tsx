import { Button, Row, stackStyles } from 'design-system';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AnswerPicturesView,
  AnswerView,
  homeworkQuestionPath,
  type AnswerPicture,
  type HomeworkAnswer,
} from '@/entities/homework/question';
import type { OwnPendingWrites } from '@/shared/pending-writes';
import type { OwnQuestion } from '../model/thread-writes';
import { useLearned } from '../model/use-learned';
import { AskBackForm } from './ask-back-form';
import { CheckQuestion } from './check-question';
import { CloseForm } from './close-form';

export interface AnswerPartProps {
  own: OwnQuestion;
  answer: HomeworkAnswer;
  /** Pictures that go with its steps. */
  pictures: readonly AnswerPicture[];
  /** For whom this device keeps those that were opened; null keeps none. */
  keptFor: string | null;
  /** Null for the thread of somebody else's question, which can only be read. */
  acts: OwnPendingWrites | null;
}

/** An answer that is opened part by part, its check question, and what whoever asked says of it. */
export function AnswerPart({ own, answer, pictures, keptFor, acts }: AnswerPartProps) {
  const { t } = useTranslation('homework-thread');
  const { question } = own;
  const { learned, next, openNext, answerCheck } = useLearned(question, answer);
  const end = useRef<HTMLDivElement>(null);
  const { opened } = learned;
  const number = next === 'hint' ? opened.hints + 1 : opened.steps + 1;
  const count = next === 'hint' ? answer.hints.length : answer.steps.length;
  const open = () => {
    const isLast = next === 'result';
    openNext();
    // The button goes with the result: the focus stays at its place.
    if (isLast) end.current?.focus();
  };
  const isOpen =
    acts !== null &&
    question.state === 'answered' &&
    !acts.isChanging(homeworkQuestionPath(question.id), question.lastChange);
  return (
    <div className={stackStyles.apart}>
      <div className={stackStyles.near}>
        <h3>{t('answer.heading')}</h3>
        <div aria-live="polite">
          <AnswerView
            answer={answer}
            subject={question.subject}
            opened={opened}
            level={4}
            pictures={<AnswerPicturesView questionId={question.id} {...{ pictures, keptFor }} />}
          />
        </div>
        <div ref={end} tabIndex={-1}>
          {next === null ? null : (
            <Row>
              <Button variant={next === 'result' ? 'second' : 'main'} isSmall onClick={open}>
                {next === 'result' ? t('open.result') : t(`open.${next}`, { number, count })}
              </Button>
            </Row>
          )}
        </div>
      </div>
      {next === null ? (
        <CheckQuestion
          subject={question.subject}
          check={answer.check}
          typed={learned.checkAnswer}
          onAnswer={answerCheck}
        />
      ) : null}
      {isOpen ? (
        <>
          <AskBackForm own={own} acts={acts} learned={learned} />
          <CloseForm own={own} acts={acts} learned={learned} />
        </>
      ) : null}
    </div>
  );
}
