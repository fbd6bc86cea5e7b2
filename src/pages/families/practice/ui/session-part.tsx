import { Section, Skeleton } from 'design-system';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  findCatalogPack,
  isPackId,
  readPracticeSet,
  type PackId,
  type PracticeSet,
} from '@/entities/practice/pack';
import { usePracticeProfile, type Plan } from '@/entities/practice/progress';
import { ReportQuestion } from '@/features/practice/question-reporting';
import { PracticeSession, type AboutQuestion, type SessionSet } from '@/features/practice/session';
import { usePlan } from '@/features/practice/skills';
import { useFocusPart } from '@/shared/lib/focus';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';
import { PageHead } from '@/shared/ui/page-head';
import styles from './session-part.module.css';

const renderReport = (about: AboutQuestion) => <ReportQuestion {...about} />;

/** The set of questions that the address names. */
export function SessionPart() {
  const { t } = useTranslation('practice');
  const [search] = useSearchParams();
  const set = readPracticeSet(search, isPackId);
  if (set) return <NamedSet key={search.toString()} set={set} isToday={search.has('today')} />;
  return (
    <Section isFirst className={styles.set}>
      <PageHead title={t('title')} description={t('description')} />
      <h1>{t('unknown.heading')}</h1>
      <p>{t('unknown.words')}</p>
      <LinkButton to={routes.practice}>{t('subject.all')}</LinkButton>
    </Section>
  );
}

/** What the set is about, in words. */
function useScopeName({ pack, scope }: PracticeSet): string | null {
  const entry = findCatalogPack(pack);
  if (scope.kind === 'topic') return entry?.topics.find(({ id }) => id === scope.topic)?.title ?? null;
  if (scope.kind === 'weakness')
    return entry?.weaknesses.find(({ id }) => id === scope.weakness)?.name ?? null;
  return null;
}

function NamedSet({ set, isToday }: { set: PracticeSet; isToday: boolean }) {
  const { t } = useTranslation('practice');
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusPart(heading);
  const { pack, scope, assignment } = set;
  const subject = t(`packs.${pack}.full`);
  const part = useScopeName(set);
  const asked = useMemo(
    (): SessionSet => ({ pack, scope, kind: assignment === undefined ? 'practice' : 'assignment' }),
    [pack, scope, assignment],
  );
  return (
    <Section isFirst className={styles.set}>
      <PageHead title={t('subject.title', { name: part ?? subject })} description={t('description')} />
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {part === null ? subject : t('session.part', { subject, part })}
      </h1>
      {isToday ? (
        <TodaySet
          key={round}
          pack={pack}
          onLeave={() => void navigate(`${routes.practice}?view=progress`)}
          onAgain={() => setRound(round + 1)}
        />
      ) : (
        <PracticeSession
          key={round}
          set={asked}
          renderReport={renderReport}
          onLeave={() => void navigate(`${routes.practice}?pack=${pack}`)}
          onAgain={() => setRound(round + 1)}
        />
      )}
    </Section>
  );
}

interface TodaySetProps {
  pack: PackId;
  onLeave: () => void;
  onAgain: () => void;
}

/** The plan of today in one subject. */
function TodaySet({ pack, ...ways }: TodaySetProps) {
  const { t } = useTranslation('shell');
  const profile = usePracticeProfile()?.current;
  return profile ? (
    <ProfileToday {...ways} {...{ pack }} key={profile.id} profile={profile.id} />
  ) : (
    <Skeleton label={t('loading')} lines={6} />
  );
}

function ProfileToday({ pack, profile, onLeave, onAgain }: TodaySetProps & { profile: string }) {
  const { t } = useTranslation(['practice-skills', 'shell']);
  const plan = usePlan(profile, pack);
  // The plan changes with each answer; the set stays what it was at its start.
  const [begun, setBegun] = useState<Plan | null>(null);
  if (!begun && plan && plan !== 'missing') setBegun(plan);
  const set = useMemo(
    (): SessionSet | null =>
      begun && { pack, scope: { kind: 'pack' }, kind: 'plan', questions: begun.questions },
    [pack, begun],
  );
  if (plan === 'missing') return <p>{t('today.missing')}</p>;
  return set ? (
    <PracticeSession {...{ set, onLeave, onAgain, renderReport }} />
  ) : (
    <Skeleton label={t('shell:loading')} lines={6} />
  );
}
