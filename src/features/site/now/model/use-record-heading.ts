import { useTranslation } from 'react-i18next';
import type { TrackingTopic } from '@/entities/tracking';

/** What a record is, as its heading says. The page loads the namespaces `now` and `ghana`. */
export function useRecordHeading(topic: TrackingTopic): string {
  const { t } = useTranslation(['now', 'ghana']);
  return topic.kind === 'tuition' || topic.kind === 'homework'
    ? t(`heads.${topic.kind}`, {
        schoolClass: t(`ghana:classes.${topic.schoolClass}`),
        subject: t(`ghana:subjects.${topic.subject}`),
      })
    : t(`heads.${topic.kind}`);
}

/** The heading of a record where others may see the screen: a talk with a counsellor is not named. */
export function useDiscreetHeading(topic: TrackingTopic): string {
  const { t } = useTranslation('now');
  const heading = useRecordHeading(topic);
  return topic.kind === 'counselling' ? t('discreet.head') : heading;
}
