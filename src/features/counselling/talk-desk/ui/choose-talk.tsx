import { Tick } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Booking } from '@/entities/counselling/booking';
import { shortCode, type Selection } from '@/shared/desk';

interface ChooseTalkProps {
  booking: Booking;
  selection: Selection;
}

/** Checkbox that chooses a talk for an action; nothing for a talk that can no longer move. */
export function ChooseTalk({ booking: { ref }, selection }: ChooseTalkProps) {
  const { t } = useTranslation('counselling-desk');
  if (!selection.offered.some((one) => one.ref === ref)) return null;
  return (
    <Tick checked={selection.has(ref)} onChange={({ target }) => selection.select(ref, target.checked)}>
      {t('junk.choose', { code: shortCode(ref) })}
    </Tick>
  );
}
