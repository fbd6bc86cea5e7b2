import { Facts } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Tutor } from '../model/tutor';
import { useTutorWords } from './use-tutor-words';

/** Subjects, places, languages and experience of a tutor. */
export function ProfileFacts({ tutor, now }: { tutor: Tutor; now: Date }) {
  const { t } = useTranslation('profile');
  const words = useTutorWords();
  return (
    <Facts
      facts={[
        { label: t('free'), value: <FreeList times={words.nextFree(tutor, now, 3)} /> },
        { label: t('subjects'), value: words.subjects(tutor) },
        { label: t('levels'), value: words.levels(tutor) },
        { label: t('where'), value: words.where(tutor) },
        { label: t('area'), value: words.area(tutor) },
        { label: t('languages'), value: words.languages(tutor) },
        { label: t('gender'), value: t(`genders.${tutor.gender}`) },
        { label: t('years'), value: t('yearsValue', { count: tutor.years }) },
        { label: t('qualification'), value: tutor.qualification },
        { label: t('need'), value: tutor.hasNeedExperience ? t('needYes') : '' },
      ]}
    />
  );
}

function FreeList({ times }: { times: readonly string[] }) {
  return times.map((time) => <div key={time}>{time}</div>);
}
