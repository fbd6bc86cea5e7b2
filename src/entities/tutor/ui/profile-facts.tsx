import { Facts, type Fact } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Tutor } from '../model/tutor';
import { useTutorWords } from './use-tutor-words';

interface ProfileFactsProps {
  tutor: Tutor;
  now: Date;
  /** What is not part of the profile. */
  more?: readonly Fact[];
}

/** Subjects, places, languages and experience of a tutor. */
export function ProfileFacts({ tutor, now, more = [] }: ProfileFactsProps) {
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
        ...more,
      ]}
    />
  );
}

function FreeList({ times }: { times: readonly string[] }) {
  return times.map((time) => <div key={time}>{time}</div>);
}
