import { useTranslation } from 'react-i18next';
import { counsellingTopics } from '@/shared/choices';

/** Topics by the three areas of guidance in Ghana; what is left belongs to none. */
const areas = [
  ['academic', counsellingTopics.slice(0, 5)],
  ['career', counsellingTopics.slice(5, 9)],
  ['personal', counsellingTopics.slice(9, -1)],
] as const;

/** The topics as options of a list. Needs the namespace `booking`. */
export function TopicOptions() {
  const { t } = useTranslation('booking');
  return (
    <>
      {areas.map(([area, topics]) => (
        <optgroup key={area} label={t(`areas.${area}`)}>
          {topics.map((topic) => (
            <option key={topic} value={topic}>
              {t(`topics.${topic}`)}
            </option>
          ))}
        </optgroup>
      ))}
      <option value="other">{t('topics.other')}</option>
    </>
  );
}
