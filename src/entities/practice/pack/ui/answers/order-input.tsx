import { FieldGroup, Icon, ToolButton, VisuallyHidden } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderQuestion } from '../../model/question';
import { plainText } from '../../model/rich-text';
import { RichLine } from '../rich-text-view';
import type { AnswerInputProps } from './answer-input';
import styles from './answers.module.css';

interface OrderInputProps extends AnswerInputProps {
  question: OrderQuestion;
  /** Places of the items, in the order chosen so far. */
  items: readonly number[];
}

/** Items that move up and down by buttons: it works with a thumb, a keyboard and a screen reader alike. */
export function OrderInput({ question, items, onChange, problem, isLocked }: OrderInputProps) {
  const { t } = useTranslation('practice-session');
  const [said, setSaid] = useState('');
  const move = (from: number, step: 1 | -1) => {
    const to = from + step;
    const moved = [...items];
    const [item] = moved.splice(from, 1);
    if (item === undefined || to < 0 || to >= items.length) return;
    moved.splice(to, 0, item);
    onChange({ kind: 'order', items: moved });
    const text = plainText(question.items[item] ?? []);
    setSaid(t('answer.moved', { item: text, place: to + 1 }));
  };
  return (
    <FieldGroup legend={t('answer.order')} error={problem}>
      <ol className={styles.order}>
        {items.map((item, index) => {
          const text = question.items[item] ?? [];
          const label = plainText(text);
          return (
            <li key={item} className={styles.item}>
              <RichLine text={text} />
              {isLocked ? null : (
                <span className={styles.moves}>
                  <ToolButton
                    aria-label={t('answer.up', { item: label })}
                    aria-disabled={index === 0}
                    onClick={() => move(index, -1)}
                  >
                    <Icon name="arrow" className={styles.upwards} />
                  </ToolButton>
                  <ToolButton
                    aria-label={t('answer.down', { item: label })}
                    aria-disabled={index === items.length - 1}
                    onClick={() => move(index, 1)}
                  >
                    <Icon name="arrow" className={styles.downwards} />
                  </ToolButton>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <span role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </span>
    </FieldGroup>
  );
}
