import { Note, Section } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import {
  useBuiltSolved,
  useSolvedQuestionQuery,
  type SolvedQuestion,
} from '@/entities/homework/solved-question';
import { firstHint, SolvedThread, type SolvedProgress } from '@/features/learning/solved-questions';
import { DataScope, OptionalDataScope, publicOwner, useKeptSince } from '@/shared/api';
import { useFormats } from '@/shared/i18n';
import { routes } from '@/shared/routes';
import { BackendProblem } from '@/shared/ui/form';
import { LinkButton } from '@/shared/ui/links';
import { PageHead } from '@/shared/ui/page-head';
import { SolvedWaiting } from './solved-waiting';

/** The question of the address, each begun anew. */
export function SolvedPart() {
  const { id: slug = '' } = useParams();
  return <OneSolved key={slug} slug={slug} />;
}

/** The question of the document, until it is read anew: as it is now, or as this device keeps it. */
function OneSolved({ slug }: { slug: string }) {
  const [progress, onProgress] = useState(firstHint);
  const built = useBuiltSolved();
  const solved = built?.solved.slug === slug ? built.solved : null;
  if (!solved) {
    return (
      <DataScope fallback={<SolvedWaiting />}>
        <ReadSolved slug={slug} {...{ progress, onProgress }} />
      </DataScope>
    );
  }
  return (
    <OptionalDataScope fallback={<Shown solved={solved} {...{ progress, onProgress }} />}>
      <ReadSolved slug={slug} built={solved} {...{ progress, onProgress }} />
    </OptionalDataScope>
  );
}

interface Progressing {
  progress: SolvedProgress;
  onProgress: (progress: SolvedProgress) => void;
}

function ReadSolved({ slug, built, ...rest }: Progressing & { slug: string; built?: SolvedQuestion }) {
  const { data, error } = useSolvedQuestionQuery(slug);
  if (data === null) return <NotSolved />;
  const solved = data ?? built;
  if (!solved) return <SolvedWaiting {...(error && { problem: <BackendProblem error={error} /> })} />;
  return <Shown solved={solved} {...rest} />;
}

function Shown({ solved, ...rest }: Progressing & { solved: SolvedQuestion }) {
  const { t } = useTranslation('solved');
  const { date } = useFormats();
  const built = useBuiltSolved();
  const since = useKeptSince(publicOwner, `solved ${solved.slug}`);
  return (
    <SolvedThread
      {...rest}
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
