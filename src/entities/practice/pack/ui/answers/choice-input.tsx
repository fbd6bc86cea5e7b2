import { Chip, FieldGroup } from 'design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChoiceQuestion } from '../../model/question';
import { plainText } from '../../model/rich-text';
import { RichLine } from '../rich-text-view';
import type { AnswerInputProps } from './answer-input';
import styles from './answers.module.css';

interface ChoiceInputProps extends AnswerInputProps {
  question: ChoiceQuestion;
  /** Places of the chosen options. */
  chosen: readonly number[];
}

/** One option, or several. A letter before each option serves paper and talk. */
export function ChoiceInput({ question, layout, chosen, onChange, problem, isLocked }: ChoiceInputProps) {
  const { t } = useTranslation('practice-session');
  const name = useId();
  const isOne = question.kind === 'choice';
  const toggle = (option: number) => {
    if (isOne) {
      onChange({ kind: 'choice', option });
      return;
    }
    const options = chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option];
    onChange({ kind: 'choices', options });
  };
  return (
    <FieldGroup legend={t(isOne ? 'answer.one' : 'answer.several')} error={problem}>
      <div className={styles.options}>
        {layout.map((option, index) => {
          const one = question.options[option];
          if (!one) return null;
          return (
            <Chip
              key={option}
              type={isOne ? 'radio' : 'checkbox'}
              shape="fill"
              name={name}
              // A formula has no name of its own in some readers.
              aria-label={plainText(one.text)}
              checked={chosen.includes(option)}
              disabled={isLocked}
              onChange={() => toggle(option)}
            >
              <span className={styles.letter} aria-hidden="true">
                {'ABCDEF'.charAt(index)}
              </span>
              <RichLine text={one.text} />
            </Chip>
          );
        })}
      </div>
    </FieldGroup>
  );
}
