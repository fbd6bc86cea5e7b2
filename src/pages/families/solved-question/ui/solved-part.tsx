import { Note, Section } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import {
  useBuiltSolved,
  useSolvedQuestionQuery,
  type SolvedQuestion,
} from '@/entities/homework/solved-question';
import { SolvedThread } from '@/features/learning/solved-questions';
import { DataScope, OptionalDataScope, publicOwner, useKeptSince } from '@/shared/api';
import { useFormats } from '@/shared/i18n';
import { routes } from '@/shared/routes';
import { BackendProblem } from '@/shared/ui/form';
import { LinkButton } from '@/shared/ui/links';
import { PageHead } from '@/shared/ui/page-head';
import { SolvedWaiting } from './solved-waiting';

/** The question of the document, until it is read anew: as it is now, or as this device keeps it. */
export function SolvedPart() {
  const { id: slug = '' } = useParams();
  const built = useBuiltSolved();
  const solved = built?.solved.slug === slug ? built.solved : null;
  if (!solved) {
    return (
      <DataScope fallback={<SolvedWaiting />}>
        <ReadSolved slug={slug} />
      </DataScope>
    );
  }
  return (
    <OptionalDataScope fallback={<Shown solved={solved} />}>
      <ReadSolved slug={slug} built={solved} />
    </OptionalDataScope>
  );
}

function ReadSolved({ slug, built }: { slug: string; built?: SolvedQuestion }) {
  const { data, error } = useSolvedQuestionQuery(slug);
  if (data === null) return <NotSolved />;
  const solved = data ?? built;
  if (!solved) return <SolvedWaiting {...(error && { problem: <BackendProblem error={error} /> })} />;
  return <Shown solved={solved} />;
}

function Shown({ solved }: { solved: SolvedQuestion }) {
  const { t } = useTranslation('solved');
  const { date } = useFormats();
  const built = useBuiltSolved();
  const since = useKeptSince(publicOwner, `solved ${solved.slug}`);
  return (
    <SolvedThread
      solved={solved}
      origin={built?.origin ?? window.location.origin}
      note={since === null ? null : <p role="status">{t('one.kept', { date: date(since, 'moment') })}</p>}
    />
  );
}

function NotSolved() {
  const { t } = useTranslation('solved');
  return (
    <Section isFirst>
      <PageHead title={t('gone.heading')} description={t('gone.words')} />
      <meta name="robots" content="noindex" />
      <h1>{t('gone.heading')}</h1>
      <Note role="status">
        <p>{t('gone.words')}</p>
      </Note>
      <LinkButton to={routes.homework}>{t('gone.way')}</LinkButton>
    </Section>
  );
}
