import { FieldGroup } from 'design-system';
import { useId, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PointQuestion } from '../../model/question';
import { renderMarkup } from '../markup';
import type { AnswerInputProps } from './answer-input';
import styles from './answers.module.css';

interface PointInputProps extends AnswerInputProps {
  question: PointQuestion;
  at: { readonly x: number; readonly y: number } | null;
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Left, top, width and height of a drawing, in its own units. */
const boxOf = (question: PointQuestion) => {
  const [left = 0, top = 0, width = 100, height = 100] = (question.figure.svg.attributes?.viewBox ?? '')
    .split(/[\s,]+/)
    .map(Number);
  return { left, top, width, height };
};

/** A drawing that is answered by a tap, or by the arrow keys. The mark stays where it was put. */
export function PointInput({ question, at, onChange, problem, isLocked }: PointInputProps) {
  const { t } = useTranslation('practice-session');
  const id = useId();
  const { left, top, width, height } = boxOf(question);
  const point = (x: number, y: number) => {
    if (isLocked) return;
    const within = (value: number, least: number, size: number) =>
      Math.round(10 * Math.min(least + size, Math.max(least, value))) / 10;
    onChange({ kind: 'point', at: { x: within(x, left, width), y: within(y, top, height) } });
  };
  const tap = ({ clientX, clientY, currentTarget, detail }: MouseEvent) => {
    // Enter and the space bar press the button without a place.
    if (detail === 0) return;
    const frame = currentTarget.getBoundingClientRect();
    point(
      left + ((clientX - frame.left) / frame.width) * width,
      top + ((clientY - frame.top) / frame.height) * height,
    );
  };
  const step = (event: KeyboardEvent) => {
    const [x, y] = steps[event.key] ?? [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    const size = event.shiftKey ? 1 : Math.max(width, height) / 40;
    const from = at ?? { x: left + width / 2, y: top + height / 2 };
    point(from.x + x * size, from.y + y * size);
  };
  return (
    <FieldGroup legend={t('answer.point')} hint={t('answer.pointHint')} error={problem}>
      <button
        type="button"
        className={styles.drawing}
        lang="en"
        aria-label={question.figure.alt}
        aria-describedby={id}
        style={{ aspectRatio: `${String(width)} / ${String(height)}` }}
        onClick={tap}
        onKeyDown={step}
      >
        {renderMarkup(question.figure.svg)}
        {at ? (
          <span
            className={styles.mark}
            style={{
              insetInlineStart: `${String((100 * (at.x - left)) / width)}%`,
              insetBlockStart: `${String((100 * (at.y - top)) / height)}%`,
            }}
          />
        ) : null}
      </button>
      <span id={id} role="status" className={styles.told}>
        {at ? t('answer.pointAt', { x: Math.round(at.x), y: Math.round(at.y) }) : t('answer.pointNowhere')}
      </span>
    </FieldGroup>
  );
}
