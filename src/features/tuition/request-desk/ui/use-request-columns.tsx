import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { tuitionRequestTimeline } from '@/entities/tuition-request';
import { ageColumn, placeIn, stateColumn, textColumn, widestTexts, type RecordColumn } from '@/shared/desk';
import { schoolClasses } from '@/shared/ghana';
import type { RequestRow } from '../model/request-row';
import { nameOfColleague, type Colleague } from '../model/use-colleagues';

/** States of a request in their order. Junk has its own filter button. */
export const requestStates = [
  ...tuitionRequestTimeline.slice(0, 2),
  'asking',
  ...tuitionRequestTimeline.slice(2),
  'cancelled',
  'lapsed',
] as const;

/**
 * Columns of the list of requests.
 * @param colleagues who may look after one; without them there is no column of theirs
 */
export function useRequestColumns(
  now: Date,
  colleagues: readonly Colleague[],
): readonly RecordColumn<RequestRow>[] {
  const { t } = useTranslation('admin');
  return useMemo(() => {
    const words = (key: 'learner' | 'subject' | 'area') => ({
      key,
      title: t(`columns.${key}`),
      text: (row: RequestRow) => row[key],
    });
    return [
      textColumn({
        ...words('learner'),
        sortValue: ({ request }) => placeIn(schoolClasses, request.lessons.schoolClass),
      }),
      textColumn({ ...words('subject'), sortValue: ({ subject }) => subject }),
      textColumn({ ...words('area'), sortValue: ({ area }) => area }),
      {
        ...textColumn<RequestRow>({
          key: 'hours',
          title: t('columns.hours'),
          text: (row) => row.hours(),
          isWide: true,
        }),
        widest: (rows) => widestTexts(withMostHours(rows).map((row) => row.hours())),
      },
      ...(colleagues.length === 0
        ? []
        : [
            textColumn<RequestRow>({
              key: 'assignee',
              title: t('assign.of'),
              text: (row) => nameOfColleague(colleagues, row),
              sortValue: (row) => nameOfColleague(colleagues, row),
              isWide: true,
            }),
          ]),
      ageColumn(t('columns.sent'), now),
      stateColumn({
        title: t('columns.state'),
        now,
        states: requestStates,
        lateStates: ['submitted', 'offered'],
      }),
    ];
  }, [t, now, colleagues]);
}

/** Only these can have the widest text; the others are not put into words. */
function withMostHours(rows: readonly RequestRow[]): readonly RequestRow[] {
  const count = ({ request }: RequestRow) => request.lessons.hours.length;
  const most = rows.reduce((result, row) => Math.max(result, count(row)), 0);
  return rows.filter((row) => count(row) === most);
}
