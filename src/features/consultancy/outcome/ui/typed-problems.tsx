import { Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { TypedProblem } from '../model/typed-rows';
import styles from './pupil-table.module.css';

/** Most problems that are listed. */
const mostListed = 10;

/** What cannot be read in the table, row by row. Nothing when all can be read. */
export function TypedProblems({ problems }: { problems: readonly TypedProblem[] }) {
  const { t } = useTranslation('outcome');
  if (problems.length === 0) return null;
  const rest = problems.length - mostListed;
  return (
    <Note tone="call">
      <p>{t('table.problems', { count: new Set(problems.map(({ row }) => row)).size })}</p>
      <ul className={styles.list}>
        {problems.slice(0, mostListed).map(({ row, kind, text }, index) => (
          <li key={index}>{t(`table.problem.${kind}`, { row: row + 1, text })}</li>
        ))}
        {rest > 0 ? <li>{t('import.more', { count: rest })}</li> : null}
      </ul>
    </Note>
  );
}
