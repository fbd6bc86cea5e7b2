import { useTranslation } from 'react-i18next';
import { layoutOf, RichLine, type Question } from '@/entities/practice/pack';
import styles from './printable-set.module.css';

const letters = 'ABCDEFGHIJ';

/** Order of options, items and right sides on paper: the same at every print. */
const paperLayout = (question: Question) => layoutOf(question, 1, false);

/** The place where a question is answered on paper. */
export function PrintedAnswer({ question }: { question: Question }) {
  const { t } = useTranslation('practice-paper');
  const layout = paperLayout(question);
  switch (question.kind) {
    case 'choice':
    case 'choices':
      return (
        <>
          {question.kind === 'choices' ? <p>{t('print.several')}</p> : null}
          <ol className={styles.options}>
            {layout.map((place, index) => (
              <li key={place}>
                <b>{letters.charAt(index)}</b> <RichLine text={question.options[place]?.text ?? []} />
              </li>
            ))}
          </ol>
        </>
      );
    case 'order':
      return (
        <>
          <p>{t('print.order')}</p>
          <ol className={styles.options}>
            {layout.map((place) => (
              <li key={place}>
                <span className={styles.box} /> <RichLine text={question.items[place] ?? []} />
              </li>
            ))}
          </ol>
        </>
      );
    case 'match':
      return (
        <>
          <p>{t('print.match')}</p>
          <div className={styles.pairs}>
            <ol className={styles.options}>
              {question.pairs.map(({ left }, place) => (
                <li key={place}>
                  <span className={styles.box} /> <RichLine text={left} />
                </li>
              ))}
            </ol>
            <ol className={styles.options}>
              {layout.map((place, index) => (
                <li key={place}>
                  <b>{letters.charAt(index)}</b> <RichLine text={question.pairs[place]?.right ?? []} />
                </li>
              ))}
            </ol>
          </div>
        </>
      );
    case 'point':
      return <p>{t('print.point')}</p>;
    default:
      return (
        <p>
          {t('print.answer')} {question.kind === 'number' && question.unit === 'GH₵' ? 'GH₵' : null}
          <span className={styles.blank} />
          {question.kind === 'number' && question.unit !== 'GH₵' ? question.unit : null}
        </p>
      );
  }
}

/** Letters of the right options, in the order on paper. Empty for questions without letters. */
export function letterOf(question: Question): string {
  if (!('options' in question)) return '';
  return paperLayout(question)
    .flatMap((place, index) => (question.options[place]?.slip ? [] : [letters.charAt(index)]))
    .join(', ');
}

/** Letter of each wrong option with its place. */
export const wrongOptionsOf = (question: Question) =>
  'options' in question
    ? paperLayout(question).flatMap((place, index) => {
        const slip = question.options[place]?.slip;
        return slip ? [{ letter: letters.charAt(index), why: slip.why }] : [];
      })
    : [];
