import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePracticeProfile, type PracticeProfile } from '@/entities/practice/progress';

/**
 * Profile of whoever practises; null while it loads. The first visit makes one, so that no form stands before
 * the first question.
 */
export function useOwnProfile(): PracticeProfile | null {
  const { t } = useTranslation('practice-session');
  const profiles = usePracticeProfile();
  const isMissing = profiles !== null && profiles.current === null;
  const name = t('firstProfile');
  const begin = profiles?.begin;
  useEffect(() => {
    if (isMissing) void begin?.({ name, colour: 'green' });
  }, [isMissing, begin, name]);
  return profiles?.current ?? null;
}
