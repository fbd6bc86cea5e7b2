import { clsx } from 'clsx/lite';
import { Lead, Section } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CodeForm, type CodeProblem } from '@/entities/reference-code';
import { routes } from '@/shared/routes';
import styles from './receipt.module.css';

type Problem = CodeProblem | 'otherKind' | 'notFound';

interface NumberSectionProps {
  /** In the field until somebody types. */
  typed: string;
  problem: Problem | null;
  isBusy?: boolean;
  /** Looks up the same number again. */
  onAgain?: () => void;
  /** Below the form. */
  children?: ReactNode;
}

/** What the page is for, and the form for a number. A number goes into the address. */
export function NumberSection({ typed, problem, isBusy = false, onAgain, children }: NumberSectionProps) {
  const { t } = useTranslation('receipt');
  const navigate = useNavigate();
  const toWords = useProblemWords();
  return (
    <Section isFirst className={clsx(styles.entry, styles.number)}>
      <h1>{t('heading')}</h1>
      <Lead className={styles.words}>{t('lead')}</Lead>
      <CodeForm
        className={styles.form}
        only={{ kind: 'receipt', words: t('problems.otherKind') }}
        suggested={typed}
        label={t('number')}
        hint={t('hint')}
        button={t('check')}
        error={problem ? toWords(problem) : undefined}
        problemWords={toWords}
        isBusy={isBusy}
        onCode={(number) => {
          if (number === typed && onAgain) onAgain();
          else void navigate(routes.receiptOf(number));
        }}
      />
      {children}
    </Section>
  );
}

function useProblemWords(): (problem: Problem) => string {
  const { t } = useTranslation('receipt');
  return (problem) => {
    if (typeof problem === 'string') return t(`problems.${problem}`);
    switch (problem.kind) {
      case 'length':
        return t('problems.length', { found: problem.found });
      case 'character':
        return t('problems.character', { character: problem.character });
      default:
        return t(`problems.${problem.kind}`);
    }
  };
}
