import { EmptyState, Line, LineItem, StopHeading, textStyles, type StopState } from 'design-system';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { catalog, isPackId, type CatalogPack } from '@/entities/practice/pack';
import {
  countAnswers,
  packMastery,
  readinessOf,
  recentDays,
  useAnswersSince,
  useProgress,
  weeksByTopic,
  weeksOf,
  weekStart,
  type KeptAnswer,
  type Mastery,
  type PracticeCard,
} from '@/entities/practice/progress';
import styles from './skills.module.css';
import { Today } from './today';
import { WeekStrip } from './week-strip';

const weeks = 8;
const weekMs = 7 * 86_400_000;

/** A stop on the line, which the words repeat. */
const stopOf: Readonly<Record<Mastery['state'], StopState>> = {
  'not-started': 'none',
  learning: 'todo',
  steady: 'done',
  'needs-help': 'call',
};

interface SkillsProps {
  profile: string;
}

/** Today's plans, and what somebody knows in each subject that was begun. */
export function Skills({ profile }: SkillsProps) {
  const { t } = useTranslation('practice-skills');
  const [clock] = useState(() => Date.now());
  const progress = useProgress(profile);
  const answers = useAnswersSince(profile, weekStart(clock) - (weeks - 1) * weekMs);
  if (!progress || !answers) return null;
  const begun = catalog.filter(({ id }) => progress.cards.some(({ pack }) => pack === id));
  const elsewhere = countAnswers(progress.cards.filter(({ pack }) => !isPackId(pack)));
  if (begun.length === 0 && elsewhere === 0) {
    return (
      <EmptyState title={t('none.heading')}>
        <p>{t('none.words')}</p>
      </EmptyState>
    );
  }
  return (
    <div className={styles.subjects}>
      {begun.map((pack) => (
        <SubjectSkills
          key={pack.id}
          {...{ pack, profile, clock, answers }}
          cards={progress.cards.filter((card) => card.pack === pack.id)}
        />
      ))}
      {elsewhere > 0 ? <p>{t('elsewhere', { count: elsewhere })}</p> : null}
    </div>
  );
}

interface SubjectSkillsProps extends SkillsProps {
  pack: CatalogPack;
  clock: number;
  cards: readonly PracticeCard[];
  answers: readonly KeptAnswer[];
}

function SubjectSkills({ pack, profile, clock, cards, answers }: SubjectSkillsProps) {
  const { t } = useTranslation(['practice-skills', 'practice']);
  const mastery = useMemo(() => packMastery(cards).topics, [cards]);
  const byTopic = useMemo(() => weeksByTopic(answers, pack.id, clock, weeks), [answers, pack.id, clock]);
  const ofSubject = useMemo(
    () =>
      weeksOf(
        answers.filter((answer) => answer.pack === pack.id),
        clock,
        weeks,
      ),
    [answers, pack.id, clock],
  );
  const readiness = readinessOf({
    ...{ pack: pack.id, cards, clock, recent: answers },
    topics: pack.topics.map(({ id }) => id),
  });
  return (
    <div>
      <StopHeading>{t(`practice:packs.${pack.id}.full`)}</StopHeading>
      <Today {...{ pack, profile }} />
      <h3 className={styles.part}>{t('readiness.heading')}</h3>
      <p>
        <strong>
          {readiness.kind === 'not-enough-answers'
            ? t('readiness.notEnough', { count: readiness.missing })
            : t(`readiness.${readiness.kind}`)}
        </strong>
      </p>
      <p className={textStyles.small}>{t('readiness.basis', { ...readiness, days: recentDays })}</p>
      <h3 className={styles.part}>{t('weeks.heading')}</h3>
      <WeekStrip figures={ofSubject} isLarge />
      <p className={textStyles.small}>{t('weeks.key')}</p>
      <h3 className={styles.part}>{t('skills.heading')}</h3>
      <Line kind="spine" className={styles.topics}>
        {pack.topics.map(({ id, title }) => {
          const known: Mastery = mastery.get(id) ?? { state: 'not-started' };
          const strip = byTopic.get(id);
          return (
            <LineItem key={id} state={stopOf[known.state]}>
              <b lang="en">{t('skills.topic', { title, state: t(`skills.states.${known.state}`) })}</b>
              {known.state === 'not-started' ? null : (
                <p className={textStyles.small}>
                  {t('skills.basis', { right: known.right, count: known.of })}
                </p>
              )}
              {strip ? <WeekStrip figures={strip} /> : null}
            </LineItem>
          );
        })}
      </Line>
    </div>
  );
}
