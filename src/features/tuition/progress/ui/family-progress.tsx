import { Facts, Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import { progressOf, type Lesson } from '@/entities/lesson';
import { useFormats } from '@/shared/i18n';

/** With fewer reports there is nothing to compare: the report of the lesson says it all. */
const reportsToCompare = 2;

/** Progress of a learner as the tutor sees it: attendance, topics, where it began, what comes next. */
export function FamilyProgress({ lessons }: { lessons: readonly Lesson[] }) {
  const { t } = useTranslation('family');
  const { date } = useFormats();
  const progress = progressOf(lessons);
  if (progress.lessons < reportsToCompare) return null;
  const { attendance, topics, baseline, next } = progress;
  const withMastery = ({ topic, mastery }: (typeof topics)[number]) =>
    mastery === '' ? topic : t('progress.topic', { topic, mastery: t(`report.masteries.${mastery}`) });
  return (
    <Note tone="plain" role="region" aria-labelledby="family-progress">
      <h3 id="family-progress">{t('progress.heading')}</h3>
      <Facts
        facts={[
          { label: t('progress.lessons'), value: progress.lessons },
          {
            label: t('progress.attendance'),
            value: t('progress.attendanceWords', { ...attendance }),
          },
          {
            label: t('progress.baseline'),
            value: baseline
              ? t('progress.began', { date: date(baseline.at, 'day'), what: withMastery(baseline) })
              : '',
          },
          {
            label: t('progress.topics'),
            value:
              topics.length > 0 ? (
                <ul>
                  {topics.map((topic) => (
                    <li key={topic.topic}>{withMastery(topic)}</li>
                  ))}
                </ul>
              ) : (
                ''
              ),
          },
          { label: t('report.next'), value: next },
        ]}
      />
    </Note>
  );
}
