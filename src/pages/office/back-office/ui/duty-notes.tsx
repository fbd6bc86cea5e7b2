import { Note } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDuties } from '@/entities/session';

/** Above every view: that a duty was taken away while the desk was open, or that none was given yet. */
export function DutyNotes() {
  const { t } = useTranslation('admin');
  const duties = useDuties();
  const [had, setHad] = useState(duties);
  if (duties.some((duty) => !had.includes(duty))) setHad([...new Set([...had, ...duties])]);
  const taken = had.filter((duty) => !duties.includes(duty));
  if (taken.length > 0)
    return (
      <Note tone="call" role="alert">
        <p>{t('dutyNeeded.taken', { duty: taken.map((duty) => t(`duties.${duty}`)).join(', ') })}</p>
      </Note>
    );
  if (duties.length > 0) return null;
  return (
    <Note tone="plain" role="status">
      <p>{t('dutyNeeded.none')}</p>
    </Note>
  );
}
