import { Lead, Section, Skeleton } from 'design-system';
import { lazy, Suspense, use, useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import {
  CodeForm,
  kindOfCode,
  parseReferenceCode,
  type CodeKind,
  type CodeProblem,
  type ReferenceCode,
} from '@/entities/reference-code';
import { loadQuietCode } from '@/features/counselling/quiet';
import { DemoBanner } from '@/features/site/demo';
import type { LoadWords, Namespace } from '@/shared/i18n';
import { useIsHydrated } from '@/shared/lib/hydration';
import { dialled, useOffice } from '@/shared/office-facts';
import { codeWords, routes, textOfHash, usePreloadPage } from '@/shared/routes';
import { PageHead } from '@/shared/ui/page-head';
import { QuietTimes } from '@/widgets/quiet-times';
import styles from './code-page.module.css';
import { useTypedWords } from './use-typed-words';

const wordsOfKind: Readonly<Record<CodeKind, readonly Namespace[]>> = codeWords;

const importRecord = () => import(/* webpackChunkName: "record" */ './record');

const CodeRecord = lazy(async () => ({ default: (await importRecord()).CodeRecord }));
const KeptCodes = lazy(async () => ({ default: (await importRecord()).KeptCodes }));
const SharedPhonePart = lazy(async () => ({ default: (await importRecord()).SharedPhonePart }));

const QuietCode = lazy(loadQuietCode);

/** Loads the chunk of the record, and its words by its code; the page without a code does not need them. */
export async function loadRecord(code: string, loadWords: LoadWords): Promise<void> {
  const kind = kindOfCode(codeIn(textOfHash(code)) ?? '');
  // The page leads on to that of the receipt.
  if (kind === 'receipt') return;
  await Promise.all([importRecord(), kind === null ? null : loadWords(wordsOfKind[kind])]);
}

function codeIn(text: string): ReferenceCode | null {
  const parsed = parseReferenceCode(text);
  return 'code' in parsed ? parsed.code : null;
}

/**
 * Tracks a submission by the code in the hash, or asks for a code. A code of counselling that is typed, or
 * found by three words, stays in the memory of this page until it is known whether the booking is quiet.
 */
export function CodePage() {
  const { t } = useTranslation('code');
  const location = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const [held, setHeld] = useState<ReferenceCode | null>(null);
  const typed = textOfHash(location.hash);
  const parsed = typed === '' ? null : parseReferenceCode(typed);
  const code = held ?? (parsed && 'code' in parsed ? parsed.code : null);

  if (code !== null && kindOfCode(code) === 'receipt')
    return <Navigate to={routes.receiptOf(code)} replace />;
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <DemoBanner />
      {code === null ? (
        <>
          <CodeEntry key={typed} typed={typed} problem={parsedProblem(parsed)} onHeld={setHeld}>
            <div data-kept="codes">
              {isHydrated ? (
                <Suspense>
                  <KeptCodes />
                </Suspense>
              ) : null}
            </div>
          </CodeEntry>
          {isHydrated ? (
            <Suspense>
              <SharedPhonePart />
            </Suspense>
          ) : null}
        </>
      ) : (
        <LoadedCode
          key={code}
          {...{ code, typed, isHeld: held !== null, onHeld: setHeld }}
          onClose={() => {
            setHeld(null);
            void navigate(routes.code, { replace: true });
          }}
        />
      )}
    </>
  );
}

const parsedProblem = (parsed: ReturnType<typeof parseReferenceCode> | null) =>
  parsed && 'problem' in parsed ? parsed.problem : null;

interface OpenedCodeProps {
  code: ReferenceCode;
  /** The script and the words of the record. */
  loaded: Promise<void>;
  /** In the address. */
  typed: string;
  /** Whether the code is in the memory of this page, and not in the address. */
  isHeld: boolean;
  onHeld: (code: ReferenceCode | null) => void;
  onClose: () => void;
}

/** Loads the script and the words of a record, then shows it. */
function LoadedCode(props: Omit<OpenedCodeProps, 'loaded'>) {
  const { t } = useTranslation('shell');
  const preload = usePreloadPage();
  // Outside of what waits for it, which starts anew once it is there.
  const [loaded] = useState(() => preload(routes.codeOf(props.code)));
  return (
    <Suspense
      fallback={
        <Section className={styles.waiting}>
          <Skeleton label={t('loading')} />
        </Section>
      }
    >
      <OpenedCode {...props} loaded={loaded} />
    </Suspense>
  );
}

/** A record by its code. One of counselling is shown as a quiet booking when it is one. */
function OpenedCode({ code, loaded, typed, isHeld, onHeld, onClose }: OpenedCodeProps) {
  use(loaded);
  const location = useLocation();
  const navigate = useNavigate();
  const isNew = (location.state as { isNew?: boolean } | null)?.isNew === true;
  // Whoever has just sent it sees the receipt, also without a network: a quiet booking has one of its own.
  const [isOpen, setIsOpen] = useState(isNew || kindOfCode(code) !== 'counselling');
  const unknown = <CodeEntry typed={isHeld ? '' : typed} problem="notFound" onHeld={onHeld} />;
  const showOpenly = useCallback(() => {
    if (isHeld) void navigate(routes.codeOf(code));
    onHeld(null);
    setIsOpen(true);
  }, [isHeld, code, navigate, onHeld]);
  // A link to a quiet booking: its code leaves the address.
  const hold = useCallback(() => {
    onHeld(code);
    void navigate(routes.code, { replace: true });
  }, [code, navigate, onHeld]);
  const record = (
    <CodeRecord
      code={code}
      isNew={isNew}
      another={<FollowForm typed="" problem={null} onHeld={onHeld} />}
      unknown={unknown}
    />
  );
  return isOpen ? (
    record
  ) : (
    <QuietCode
      code={code}
      onOpen={showOpenly}
      onQuiet={isHeld ? undefined : hold}
      // Not sent yet, or nobody's: the record tells which.
      unknown={isHeld ? unknown : record}
      unreached={isHeld ? undefined : record}
      slots={(choice) => <QuietTimes {...choice} />}
      onClose={onClose}
    />
  );
}

type Problem = CodeProblem | 'notFound' | null;

interface EntryProps {
  typed: string;
  problem: Problem;
  /** Takes a code that must not be stored. */
  onHeld: (code: ReferenceCode) => void;
}

interface CodeEntryProps extends EntryProps {
  /** What this phone knows, above the form: whoever has sent something need not type. */
  children?: ReactNode;
}

function CodeEntry({ children, ...props }: CodeEntryProps) {
  const { t } = useTranslation(['code', 'shell']);
  const { phone } = useOffice();
  return (
    <>
      <Section isFirst className={styles.entry}>
        <h1>{t('heading')}</h1>
      </Section>
      {children}
      <Section className={styles.typing}>
        <Lead className={styles.lead}>{t('lead')}</Lead>
        <FollowForm {...props} />
        <p className={styles.where}>{t('where')}</p>
        <a className={styles.call} href={`tel:${phone}`}>
          {t('shell:contact.call', { number: dialled(phone) })}
        </a>
        <p className={styles.where}>{t('find.hint')}</p>
      </Section>
    </>
  );
}

function FollowForm({ typed, problem, onHeld }: EntryProps) {
  const { t } = useTranslation('code');
  const toWords = useProblemWords();
  const navigate = useNavigate();
  const words = useTypedWords(onHeld);
  return (
    <CodeForm
      className={styles.form}
      suggested={typed}
      label={t('label')}
      hint={t('hint')}
      button={t('follow')}
      error={words.problem ?? (problem ? toWords(problem) : undefined)}
      problemWords={toWords}
      isBusy={words.isFinding}
      onOther={words.find}
      onCode={(code) => {
        words.forget();
        const kind = kindOfCode(code);
        if (kind === 'counselling') onHeld(code);
        else void navigate(kind === 'receipt' ? routes.receiptOf(code) : routes.codeOf(code));
      }}
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
