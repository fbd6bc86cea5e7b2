import { useTranslation } from 'react-i18next';
import type { Booking } from '@/entities/counselling/booking';
import { SaveList, useTimeColumns } from '@/shared/desk';
import { toCsv } from '@/shared/lib/csv';

interface SaveTalksProps {
  bookings: readonly Booking[];
  nameOf: (counsellor: string) => string | undefined;
  /** Whether these are the talks that somebody chose, and not all that are shown. */
  isChosen?: boolean;
}

/** Saves talks, without who booked. Quiet ones never leave the desk. */
export function SaveTalks({ bookings, nameOf, isChosen = false }: SaveTalksProps) {
  const { t } = useTranslation(['admin', 'booking']);
  const times = useTimeColumns();
  const plain = bookings.filter(({ isQuiet }) => !isQuiet);
  const csv = (codeOf: (ref: string) => string) =>
    toCsv<Booking>(
      [
        { title: t('columns.code'), value: ({ ref }) => codeOf(ref) },
        ...times<Booking>(t('csv.starts'), ({ start }) => start, 'moment'),
        { title: t('columns.topic'), value: ({ topic }) => t(`booking:topics.${topic}`) },
        { title: t('csv.way'), value: ({ way }) => t(`booking:ways.${way}`) },
        { title: t('csv.counsellor'), value: ({ counsellor }) => nameOf(counsellor) ?? '' },
        { title: t('columns.state'), value: ({ state }) => t(`states.${state}`) },
      ],
      plain,
    );
  if (!isChosen) return <SaveList name="talks" csv={csv} />;
  return plain.length > 0 ? <SaveList name="talks" csv={csv} selected={plain.length} /> : null;
}
