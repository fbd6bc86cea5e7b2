import { useTranslation } from 'react-i18next';
import type { Booking } from '@/entities/counselling/booking';
import { SaveList, useTimeColumns } from '@/shared/desk';
import { toCsv } from '@/shared/lib/csv';

interface SaveTalksProps {
  bookings: readonly Booking[];
  nameOf: (counsellor: string) => string | undefined;
}

/** Saves the talks that are shown, without who booked. Quiet ones never leave the desk. */
export function SaveTalks({ bookings, nameOf }: SaveTalksProps) {
  const { t } = useTranslation(['admin', 'booking']);
  const times = useTimeColumns();
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
      bookings.filter(({ isQuiet }) => !isQuiet),
    );
  return <SaveList name="talks" csv={csv} />;
}
