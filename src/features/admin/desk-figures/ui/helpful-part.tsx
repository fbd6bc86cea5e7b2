import { Skeleton, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { mostVotes, useHelpfulCountsQuery } from '@/entities/content/helpful-vote';
import { useLateWords } from '@/shared/i18n';
import { routes } from '@/shared/routes';
import { BackendProblem } from '@/shared/ui/form';
import { TextLink } from '@/shared/ui/links';
import { answersInOrder } from '../model/answers-in-order';
import styles from './desk-figures.module.css';
import { FigurePart } from './figure-part';

export interface HelpfulPartProps {
  /** Slugs of the questions on `/faq`. */
  questions: readonly string[];
}

/** Which answers of the questions help visitors, those that fail most often first. */
export function HelpfulPart({ questions }: HelpfulPartProps) {
  const { t } = useTranslation('today');
  return <FigurePart heading={t('helpful.heading')}>{() => <Answers questions={questions} />}</FigurePart>;
}

const questionWords = ['faq'] as const;

function Answers({ questions }: HelpfulPartProps) {
  const { t } = useTranslation(['today', 'shell']);
  // Without them the questions are named by their slugs.
  const hasWords = useLateWords(questionWords) !== 'loading';
  const { data, error } = useHelpfulCountsQuery(questions);
  if (error) return <BackendProblem error={error} />;
  if (!data || !hasWords) return <Skeleton label={t('shell:loading')} lines={5} />;
  const { voted, without } = answersInOrder(data);
  return (
    <>
      <ol className={styles.figures}>
        {voted.map(({ question, counts }) => (
          <Answer key={question} question={question} {...counts} />
        ))}
      </ol>
      <p className={textStyles.soft}>
        {t('helpful.without', { count: without })} {t('helpful.words', { count: 2 * questions.length })}
      </p>
    </>
  );
}

function Answer({ question, yes, no }: { question: string; yes: number; no: number }) {
  const { t } = useTranslation(['today', 'faq']);
  const words = t as (key: string, options: object) => string;
  const most = (count: number) => (count < mostVotes ? String(count) : `${String(mostVotes)}+`);
  return (
    <li className={styles.figure}>
      <TextLink to={routes.question(question)}>
        {words(`faq:items.${question}.q`, { defaultValue: question })}
      </TextLink>
      <b>{t('helpful.share', { yes: most(yes), no: most(no) })}</b>
      <span className={styles.bar} style={{ inlineSize: `${(100 * yes) / (yes + no)}%` }} aria-hidden />
    </li>
  );
}
