import { FieldGroup, Select } from 'design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchQuestion } from '../../model/question';
import { plainText } from '../../model/rich-text';
import { RichLine } from '../rich-text-view';
import type { AnswerInputProps } from './answer-input';
import styles from './answers.module.css';

interface MatchInputProps extends AnswerInputProps {
  question: MatchQuestion;
  /** For each left side the place of the chosen right side. */
  rights: readonly (number | null)[];
}

/** A list to choose from for each left side. */
export function MatchInput({ question, layout, rights, onChange, problem, isLocked }: MatchInputProps) {
  const { t } = useTranslation('practice-session');
  const id = useId();
  return (
    <FieldGroup legend={t('answer.match')} error={problem}>
      <div className={styles.pairs}>
        {question.pairs.map(({ left }, place) => (
          <div key={place} className={styles.pair}>
            <label htmlFor={`${id}-${String(place)}`}>
              <RichLine text={left} />
            </label>
            <Select
              id={`${id}-${String(place)}`}
              lang="en"
              value={rights[place] ?? ''}
              disabled={isLocked}
              aria-invalid={problem && rights[place] == null ? true : undefined}
              onChange={({ target }) => {
                const chosen = target.value === '' ? null : Number(target.value);
                onChange({
                  kind: 'match',
                  rights: rights.map((one, index) => (index === place ? chosen : one)),
                });
              }}
            >
              <option value="">{t('answer.matchChoose')}</option>
              {layout.map((right) => (
                <option key={right} value={right}>
                  {plainText(question.pairs[right]?.right ?? [])}
                </option>
              ))}
            </Select>
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
