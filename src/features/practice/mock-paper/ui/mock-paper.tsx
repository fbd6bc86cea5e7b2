import { Button, Note, Section, Skeleton } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExamYear, PackId } from '@/entities/practice/pack';
import {
  useOwnProfile,
  useProgressActions,
  type PracticeProfile,
  type ProgressActions,
} from '@/entities/practice/progress';
import { useDataSaver } from '@/shared/data-saver';
import { PageHead } from '@/shared/ui/page-head';
import { useOpening } from '../model/use-opening';
import { PaperScreen } from './paper-screen';

export interface MockPaperProps {
  pack: PackId;
  /** When the candidate writes WASSCE; topics of every year when absent. */
  year?: ExamYear | undefined;
  onLeave: () => void;
}

interface OpeningPaperProps extends MockPaperProps {
  profile: PracticeProfile;
  actions: ProgressActions;
  mayUpdate: boolean;
  onAgain: () => void;
}

function OpeningPaper({ mayUpdate, onAgain, ...rest }: OpeningPaperProps) {
  const { t } = useTranslation(['practice-paper', 'practice', 'shell']);
  const opening = useOpening(rest.pack, rest.actions, mayUpdate);
  if (opening.kind === 'opening') return <Skeleton label={t('shell:loading')} lines={6} />;
  if (opening.kind === 'failed')
    return (
      <Note tone="call" role="alert">
        <p>{t(`failed.${opening.problem}`)}</p>
        <Button isSmall onClick={onAgain}>
          {t('failed.retry')}
        </Button>
      </Note>
    );
  return <PaperScreen {...rest} {...{ onAgain }} {...opening} />;
}

/** A mock paper of one subject, under time. The first visit makes a profile. */
export function MockPaper({ pack, year, onLeave }: MockPaperProps) {
  const { t } = useTranslation(['practice-paper', 'practice', 'shell']);
  const profile = useOwnProfile(t('practice:firstProfile'))?.current;
  const actions = useProgressActions(profile?.id ?? '');
  const { isOn: isSavingData, isKnown } = useDataSaver();
  const [attempt, setAttempt] = useState(0);
  const name = t(`practice:packs.${pack}.full`);
  return (
    <Section isFirst isTight>
      <PageHead title={t('title', { name })} description={t('description')} />
      {profile && actions && isKnown ? (
        <OpeningPaper
          key={`${profile.id} ${pack} ${String(attempt)}`}
          {...{ pack, year, onLeave, profile, actions }}
          mayUpdate={!isSavingData}
          onAgain={() => setAttempt(attempt + 1)}
        />
      ) : (
        <Skeleton label={t('shell:loading')} lines={6} />
      )}
    </Section>
  );
}
