import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTutorQuery } from '@/entities/tutor';

/** Who it is, and whether they take learners; what stands for them while that is not known. */
export function WishedTutor({ id, waiting }: { id: string; waiting: ReactNode }) {
  const { t } = useTranslation('tuition');
  const { data } = useTutorQuery(id);
  if (!data) return waiting;
  return (
    <>
      <b>{t('wish.title', { name: data.name })}</b>
      <p>{t(data.state === 'active' ? 'wish.words' : 'wish.gone')}</p>
    </>
  );
}
