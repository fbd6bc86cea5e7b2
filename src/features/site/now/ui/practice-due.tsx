import { clsx } from 'clsx/lite';
import { StopHeading, textStyles } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { packIds, practiceAddress, usePackName, type PackId } from '@/entities/practice/pack';
import {
  duePractice,
  usePracticeProfile,
  useProgress,
  type DuePractice,
  type PracticeProfile,
} from '@/entities/practice/progress';
import { useRightNow } from '@/shared/lib/clock';
import { LinkButton } from '@/shared/ui/links';
import { WhoLine } from './who-line';
import cardStyles from './now-card.module.css';
import styles from './home-now.module.css';

/** What somebody who practises on this phone has to do today. */
export interface PracticeToday extends DuePractice {
  readonly pack: PackId;
  /** Name of the profile, where others practise on this phone too. */
  readonly name: string | null;
}

type Shown = (due: PracticeToday | null) => ReactNode;

/** Reads what is due in the chosen profile; renders nothing until that is known. */
export function WithPractice({ children }: { children: Shown }) {
  const read = usePracticeProfile();
  if (!read) return null;
  const { current, profiles } = read;
  if (!current) return children(null);
  return (
    <OfProfile key={current.id} profile={current} isOnly={profiles.length === 1}>
      {children}
    </OfProfile>
  );
}

interface OfProfileProps {
  profile: PracticeProfile;
  isOnly: boolean;
  children: Shown;
}

function OfProfile({ profile, isOnly, children }: OfProfileProps) {
  const progress = useProgress(profile.id);
  // Practice goes by the clock of the device.
  const { shown } = useRightNow();
  if (!progress) return null;
  const isPack = (id: string): id is PackId => packIds.some((known) => known === id);
  const cards = progress.cards.filter(({ pack }) => isPack(pack));
  const due = duePractice({ ...progress, cards }, shown.getTime());
  if (due === null || !isPack(due.pack)) return children(null);
  return children({ ...due, pack: due.pack, name: isOnly ? null : profile.name });
}

/** The questions that come back today, and the one button that starts them. */
export function PracticeCard({ pack, count, name }: PracticeToday) {
  const { t } = useTranslation('now');
  const subject = usePackName()(pack);
  return (
    <>
      <p className={clsx(styles.topic, textStyles.small)}>
        {name === null ? t('practice.of', { subject }) : t('practice.ofName', { subject, name })}
      </p>
      <StopHeading className={clsx(styles.title, cardStyles.needsYou)}>
        {t('practice.title', { count })}
      </StopHeading>
      <WhoLine now={{ who: 'you', isLate: false }} who={t('who.you')} until={t('practice.today')} />
      <LinkButton
        to={`${practiceAddress({ pack, scope: { kind: 'pack' } })}&today=1`}
        isSmall
        className={styles.open}
        data-likely
      >
        {t('practice.start')}
      </LinkButton>
    </>
  );
}
