import { Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { TableColumn } from '../model/table-columns';
import { type TableProblem } from '../model/take-over';
import styles from './import-part.module.css';

/** Most problems that are listed. */
const mostListed = 20;

/** What could not be read of a table, line by line. Nothing when all could. */
export function ImportProblems({
  problems,
  columns,
}: {
  problems: readonly TableProblem[];
  columns: readonly TableColumn[];
}) {
  const { t } = useTranslation('outcome');
  if (problems.length === 0) return null;
  const rest = problems.length - mostListed;
  const words = ({ kind, text }: TableProblem): string => {
    switch (kind) {
      case 'notNumber':
      case 'ambiguous':
      case 'outside':
        return t(`import.cell.${kind}`, { text });
      default:
        return t(`import.row.${kind}`, { text });
    }
  };
  return (
    <Note tone="call">
      <p>{t('import.problems', { count: problems.length })}</p>
      <ul className={styles.problems}>
        {problems.slice(0, mostListed).map((problem, index) => {
          const heading = problem.column === null ? '' : (columns[problem.column]?.heading ?? '');
          return (
            <li key={index}>
              <b>
                {t('import.line', { line: problem.line })}
                {heading === '' ? '' : `, ${heading}`}
              </b>{' '}
              {words(problem)}
            </li>
          );
        })}
        {rest > 0 ? <li>{t('import.more', { count: rest })}</li> : null}
      </ul>
    </Note>
  );
}
