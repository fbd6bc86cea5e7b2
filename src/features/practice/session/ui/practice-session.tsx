import { Button, EmptyState, Note, Skeleton } from 'design-system';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnProfile, useProgress, useProgressActions } from '@/entities/practice/progress';
import { useDataSaver } from '@/shared/data-saver';
import { useOpening, type OpeningProps } from '../model/use-opening';
import type { SessionSet } from '../model/session-parts';
import { SessionScreen, type AboutQuestion } from './session-screen';

export interface PracticeSessionProps {
  /** Must be stable: another set opens another session. */
  set: SessionSet;
  onLeave: () => void;
  /** Starts another set of the same part. */
  onAgain: () => void;
  /** The way to report a question. */
  renderReport?: (about: AboutQuestion) => ReactNode;
}

function OpeningSession({
  retry,
  onLeave,
  onAgain,
  renderReport,
  ...opening
}: OpeningProps & Omit<PracticeSessionProps, 'set'> & { retry: () => void }) {
  const { t } = useTranslation(['practice-session', 'shell']);
  const session = useOpening(opening);
  if (session.kind === 'opening') return <Skeleton label={t('shell:loading')} lines={6} />;
  if (session.kind === 'failed')
    return (
      <Note tone="call" role="alert">
        <p>{t(`failed.${session.problem}`)}</p>
        <Button isSmall onClick={retry}>
          {t('failed.retry')}
        </Button>
      </Note>
    );
  const { opened, source } = session;
  if (opened.asked.length === 0)
    return (
      <EmptyState title={t('empty.heading')}>
        <p>{t('empty.words')}</p>
        <Button isSmall onClick={onLeave}>
          {t('leave')}
        </Button>
      </EmptyState>
    );
  return (
    <SessionScreen
      {...{ opened, source, onLeave, onAgain, renderReport }}
      set={opening.set}
      actions={opening.actions}
      settings={opening.profile.settings}
    />
  );
}

/** A set of questions: opens the pack and the progress, then asks one question after another. */
export function PracticeSession({ set, ...rest }: PracticeSessionProps) {
  const { t } = useTranslation(['practice', 'shell']);
  const profile = useOwnProfile(t('firstProfile'))?.current;
  const actions = useProgressActions(profile?.id ?? '');
  const progress = useProgress(profile?.id ?? '', set.pack);
  const { isOn: isSavingData, isKnown } = useDataSaver();
  const [attempt, setAttempt] = useState(0);
  if (!profile || !actions || !progress || !isKnown) return <Skeleton label={t('shell:loading')} lines={6} />;
  return (
    <OpeningSession
      {...rest}
      {...{ set, profile, actions }}
      key={`${String(attempt)} ${JSON.stringify(set)}`}
      cards={progress.cards}
      mayUpdate={!isSavingData}
      retry={() => setAttempt(attempt + 1)}
    />
  );
}
