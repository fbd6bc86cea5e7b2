import type { Pack } from '../model/pack';
import type { Question } from '../model/question';
import type { Figure, Table } from '../model/rich-text';
import { renderMarkup } from './markup';
import { RichLine, RichParagraphs } from './rich-text-view';
import styles from './question-material.module.css';

/** A drawing of a pack, in the colour of the text. */
function FigureView({ figure: { svg, alt } }: { figure: Figure }) {
  return (
    <div className={styles.figure} role="img" aria-label={alt} lang="en">
      {renderMarkup(svg)}
    </div>
  );
}

function TableView({ table: { caption, head, rows } }: { table: Table }) {
  return (
    <div className={styles.tableFrame} lang="en">
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                <RichLine text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, place) =>
                place === 0 ? (
                  <th key={place} scope="row">
                    <RichLine text={cell} />
                  </th>
                ) : (
                  <td key={place}>
                    <RichLine text={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export interface QuestionMaterialProps {
  question: Question;
  passages: Pack['passages'];
  /** The screen draws the figure itself: a student answers by pointing at it. */
  isWithoutFigure?: boolean;
}

/** Passage, statement, table and drawing of a question. */
export function QuestionMaterial({ question, passages, isWithoutFigure = false }: QuestionMaterialProps) {
  const passage = question.passage === undefined ? undefined : passages[question.passage];
  return (
    <div className={styles.material}>
      {passage ? (
        <blockquote className={styles.passage}>
          <RichParagraphs text={passage} />
        </blockquote>
      ) : null}
      <div className={styles.statement}>
        <RichParagraphs text={question.statement} />
      </div>
      {question.table ? <TableView table={question.table} /> : null}
      {question.figure && !isWithoutFigure ? <FigureView figure={question.figure} /> : null}
    </div>
  );
}
