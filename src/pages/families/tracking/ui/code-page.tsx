import { Lead, Section, Skeleton } from 'design-system';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { CodeForm, parseReferenceCode, type CodeProblem } from '@/entities/reference-code';
import { DemoBanner } from '@/features/site/demo';
import { useIsHydrated } from '@/shared/lib/hydration';
import { routes, textOfHash } from '@/shared/routes';
import { PageHead } from '@/shared/ui/page-head';
import styles from './code-page.module.css';

const importRecord = () => import(/* webpackChunkName: "record" */ './record');

const CodeRecord = lazy(async () => ({ default: (await importRecord()).CodeRecord }));
const OutboxList = lazy(async () => ({ default: (await importRecord()).OutboxList }));
const SharedPhonePart = lazy(async () => ({ default: (await importRecord()).SharedPhonePart }));

/** Preloads the chunk of the record; the page without a code does not need it. */
export async function loadRecord(): Promise<void> {
  await importRecord();
}

/** Tracks a submission by the code in the hash, or asks for a code. */
export function CodePage() {
  const { t } = useTranslation(['code', 'shell']);
  const location = useLocation();
  const isHydrated = useIsHydrated();
  const typed = textOfHash(location.hash);
  const parsed = typed === '' ? null : parseReferenceCode(typed);
  const isNew = (location.state as { isNew?: boolean } | null)?.isNew === true;

  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <DemoBanner />
      {parsed && 'code' in parsed ? (
        <Suspense
          fallback={
            <Section>
              <Skeleton label={t('shell:loading')} />
            </Section>
          }
        >
          <CodeRecord
            key={parsed.code}
            code={parsed.code}
            isNew={isNew}
            another={<FollowForm typed="" problem={null} />}
            unknown={<CodeEntry typed={typed} problem="notFound" />}
          />
        </Suspense>
      ) : (
        <>
          <CodeEntry key={typed} typed={typed} problem={parsed?.problem ?? null} />
          {isHydrated ? (
            <Suspense>
              <OutboxList />
              <SharedPhonePart />
            </Suspense>
          ) : null}
        </>
      )}
    </>
  );
}

type Problem = CodeProblem | 'notFound' | null;

function CodeEntry({ typed, problem }: { typed: string; problem: Problem }) {
  const { t } = useTranslation('code');
  return (
    <Section isFirst className={styles.entry}>
      <h1>{t('heading')}</h1>
      <Lead className={styles.lead}>{t('lead')}</Lead>
      <FollowForm typed={typed} problem={problem} />
      <p className={styles.where}>{t('where')}</p>
    </Section>
  );
}

function FollowForm({ typed, problem }: { typed: string; problem: Problem }) {
  const { t } = useTranslation('code');
  const toWords = useProblemWords();
  const navigate = useNavigate();
  return (
    <CodeForm
      className={styles.form}
      suggested={typed}
      label={t('label')}
      hint={t('hint')}
      button={t('follow')}
      error={problem ? toWords(problem) : undefined}
      problemWords={toWords}
      onCode={(code) => void navigate(routes.codeOf(code))}
    />
  );
}

function useProblemWords(): (problem: CodeProblem | 'notFound') => string {
  const { t } = useTranslation('code');
  return (problem) => {
    if (problem === 'notFound') return t('problems.notFound');
    switch (problem.kind) {
      case 'length':
        return t('problems.length', { count: problem.found });
      case 'character':
        return t('problems.character', { character: problem.character });
      default:
        return t(`problems.${problem.kind}`);
    }
  };
}
