import { clsx } from 'clsx/lite';
import { Button, Field, Row, stackStyles, TextInput } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormulaText, type HomeworkAnswer } from '@/entities/homework/question';
import { findContacts } from '@/shared/contact-words';
import { limits } from '@/shared/fields';
import type { Subject } from '@/shared/ghana';
import { isRightAnswer } from '../model/compare-check';
import styles from './thread-forms.module.css';

export interface CheckQuestionProps {
  check: HomeworkAnswer['check'];
  /** Of the question: it tells what is read as a formula. */
  subject: Subject;
  /** What was answered last; empty before that. */
  typed: string;
  onAnswer: (typed: string) => void;
}

/** A similar question at the end. The device compares the answer. */
export function CheckQuestion({ check, subject, typed, onAnswer }: CheckQuestionProps) {
  const { t } = useTranslation('homework-thread');
  const [value, setValue] = useState(typed);
  const [isShown, setShown] = useState(false);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const compare = () => {
    const answer = value.trim().slice(0, limits.shortText);
    if (answer === '') setProblem(t('check.missing'));
    // The tutor reads what was answered.
    else if (findContacts(answer).length > 0) setProblem(t('check.contact'));
    else {
      setProblem(undefined);
      onAnswer(answer);
    }
  };
  const isRight = typed !== '' && isRightAnswer(typed, check.key);
  return (
    <form
      noValidate
      className={clsx(stackStyles.near, styles.form)}
      onSubmit={(event) => {
        event.preventDefault();
        compare();
      }}
    >
      <h3>{t('answer.check')}</h3>
      <Field
        label={<FormulaText text={check.question} subject={subject} />}
        hint={t('check.hint')}
        error={problem}
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            value={value}
            onChange={({ target }) => setValue(target.value)}
          />
        )}
      </Field>
      <Row>
        <Button type="submit" variant="second" isSmall>
          {t('check.compare')}
        </Button>
        {typed === '' || isRight || isShown ? null : (
          <Button variant="text" isSmall onClick={() => setShown(true)}>
            {t('check.show')}
          </Button>
        )}
      </Row>
      <p role="status">{typed === '' ? null : t(isRight ? 'check.right' : 'check.wrong', { typed })}</p>
      {isShown && !isRight ? <p>{t('answer.key', { key: check.key })}</p> : null}
    </form>
  );
}
