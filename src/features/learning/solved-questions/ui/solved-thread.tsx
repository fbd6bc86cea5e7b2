import { Button, Lead, Note, Row, Section, Tag } from 'design-system';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerView, FormulaText } from '@/entities/homework/question';
import { questionPage, titleOfSolved, type SolvedQuestion } from '@/entities/homework/solved-question';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';
import { PageHead } from '@/shared/ui/page-head';
import { nextPartOf, openNext, type SolvedProgress } from '../model/open-parts';
import styles from './solved.module.css';

interface SolvedThreadProps {
  solved: SolvedQuestion;
  /** Address of the site, without a trailing slash. */
  origin: string;
  /** What stands above the question, such as how old it is. */
  note?: ReactNode;
  /** What is open. The page keeps it: the question is drawn anew once the database has answered. */
  progress: SolvedProgress;
  onProgress: (progress: SolvedProgress) => void;
}

/** One solved question: its hints first, then the steps one by one, the result last. */
export function SolvedThread({ solved, origin, note, progress, onProgress }: SolvedThreadProps) {
  const { t } = useTranslation(['solved', 'ghana']);
  const { opened, hasKey } = progress;
  const part = useRef<HTMLDivElement>(null);
  const { answer, subject, schoolClass, isSample } = solved;
  const next = nextPartOf(answer, opened);
  const open = (what: typeof next) => {
    if (what === null) return;
    onProgress({ ...progress, opened: openNext(opened, what) });
    // The button may be gone: whoever uses the keyboard stays at the answer.
    part.current?.focus({ preventScroll: true });
  };
  return (
    <Section isFirst>
      <PageHead
        title={t('one.title', { question: titleOfSolved(solved) })}
        description={t('one.description', { subject: t(`ghana:subjects.${subject}`) })}
      />
      <SearchFacts solved={solved} origin={origin} />
      <h1>
        {t('one.heading', {
          subject: t(`ghana:subjects.${subject}`),
          schoolClass: t(`ghana:classes.${schoolClass}`),
        })}{' '}
        {isSample ? <Tag>{t('one.sample')}</Tag> : null}
      </h1>
      {note}
      <Lead className={styles.question}>
        <FormulaText text={solved.question} subject={subject} />
      </Lead>
      <div ref={part} tabIndex={-1} className={styles.answer}>
        <AnswerView answer={answer} subject={subject} level={2} opened={opened}>
          {next === null ? null : (
            <Row>
              <Button onClick={() => open(next)}>{t(`one.open.${next}`)}</Button>
              {next === 'hint' ? (
                <Button variant="second" onClick={() => open('step')}>
                  {t('one.open.steps')}
                </Button>
              ) : null}
            </Row>
          )}
          {next === null ? (
            <Note tone="plain">
              <h2 className={styles.check}>{t('one.check')}</h2>
              <p className={styles.question}>
                <FormulaText text={answer.check.question} subject={subject} />
              </p>
              {hasKey ? (
                <p role="status">
                  <FormulaText text={t('one.key', { key: answer.check.key })} subject={subject} />
                </p>
              ) : (
                <Button variant="second" isSmall onClick={() => onProgress({ ...progress, hasKey: true })}>
                  {t('one.showKey')}
                </Button>
              )}
            </Note>
          ) : null}
        </AnswerView>
      </div>
      <p>{t('one.own')}</p>
      <LinkButton variant="second" to={routes.homework}>
        {t('one.ask')}
      </LinkButton>
    </Section>
  );
}

/** Facts for search engines: none of a sample. */
function SearchFacts({ solved, origin }: Pick<SolvedThreadProps, 'solved' | 'origin'>) {
  if (solved.isSample) return <meta name="robots" content="noindex" />;
  const facts = questionPage(solved, routes.solved(solved.slug), {
    origin,
    name: 'Lifeline: Home of Solutions',
  });
  return (
    <script
      type="application/ld+json"
      // A closing tag in a text would end the element.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(facts).replace(/</g, '\\u003c') }}
    />
  );
}
