import { Field, TextInput } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { GapQuestion, NumberQuestion } from '../../model/question';
import type { AnswerInputProps } from './answer-input';
import styles from './answers.module.css';

interface TypedInputProps extends AnswerInputProps {
  question: NumberQuestion | GapQuestion;
  typed: string;
}

/** A number with its unit, or the word of a gap. */
export function TypedInput({ question, typed, onChange, problem, isLocked }: TypedInputProps) {
  const { t } = useTranslation('practice-session');
  const isNumber = question.kind === 'number';
  const unit = isNumber ? question.unit : undefined;
  const unitMark = <span className={styles.unit}>{unit}</span>;
  return (
    <Field
      label={t(isNumber ? 'answer.number' : 'answer.gap')}
      hint={isNumber ? t('answer.numberHint') : undefined}
      error={problem}
    >
      {(control) => (
        <div className={styles.typed}>
          {unit === 'GH₵' ? unitMark : null}
          <TextInput
            {...control}
            isShort
            lang="en"
            inputMode="text"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={60}
            value={typed}
            readOnly={isLocked}
            onChange={({ target }) => onChange({ kind: question.kind, typed: target.value })}
          />
          {unit !== undefined && unit !== 'GH₵' ? unitMark : null}
        </div>
      )}
    </Field>
  );
}
