import { createElement, type ReactNode } from 'react';
import type { Formula, Piece, RichText } from '../model/rich-text';
import { renderMarkup } from './markup';
import styles from './rich-text-view.module.css';

/** Chromium has MathML since version 109; others for longer. */
const hasMathMl = () => typeof MathMLElement !== 'undefined';

function FormulaView({ formula: { math, plain } }: { formula: Formula }) {
  if (!hasMathMl()) return <span className={styles.plain}>{plain}</span>;
  return createElement('math', { className: styles.formula }, math.map(renderMarkup));
}

function renderPiece(piece: Piece, index: number): ReactNode {
  if (typeof piece === 'string') return piece;
  if ('strong' in piece) return <strong key={index}>{piece.strong}</strong>;
  return <FormulaView key={index} formula={piece} />;
}

/** Splits a text at its empty lines. */
function paragraphsOf(text: RichText): readonly RichText[] {
  const paragraphs: Piece[][] = [[]];
  for (const piece of text) {
    if (typeof piece !== 'string') {
      paragraphs.at(-1)?.push(piece);
      continue;
    }
    piece.split('\n\n').forEach((part, index) => {
      if (index > 0) paragraphs.push([]);
      if (part !== '') paragraphs.at(-1)?.push(part);
    });
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

/** A text of a pack within a line, such as an option. Questions are English in every language of the site. */
export function RichLine({ text }: { text: RichText }) {
  return <span lang="en">{text.map(renderPiece)}</span>;
}

/** A text of a pack, in paragraphs. */
export function RichParagraphs({ text }: { text: RichText }) {
  return (
    <div lang="en" className={styles.paragraphs}>
      {paragraphsOf(text).map((paragraph, index) => (
        <p key={index}>{paragraph.map(renderPiece)}</p>
      ))}
    </div>
  );
}
