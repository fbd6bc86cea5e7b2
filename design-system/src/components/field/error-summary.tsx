import styles from './field.module.css';

export interface FieldProblem {
  /** Id of the control or group to focus. */
  readonly fieldId: string;
  readonly label: string;
  readonly message: string;
}

export interface ErrorSummaryProps {
  title: string;
  problems: readonly FieldProblem[];
}

/** Lists the invalid fields with links to them. Renders nothing without problems. */
export function ErrorSummary({ title, problems }: ErrorSummaryProps) {
  if (problems.length === 0) return null;
  return (
    <div className={styles.summary} role="alert">
      <h2 className={styles.summaryTitle}>{title}</h2>
      <ul>
        {problems.map(({ fieldId, label, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {/[?!.…]$/.test(label) ? label : `${label}:`} {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
