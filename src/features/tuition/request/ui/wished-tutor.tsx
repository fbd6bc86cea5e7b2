import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTutorQuery } from '@/entities/tutor';

/** Name and availability of the wished tutor; `waiting` until they have loaded. */
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
