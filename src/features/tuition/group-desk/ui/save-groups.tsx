import { useTranslation } from 'react-i18next';
import type { NeighbourGroup } from '@/entities/neighbour-group';
import { SaveList, useTimeColumns } from '@/shared/desk';
import { toCsv } from '@/shared/lib/csv';
import { useGroupWords } from './group-words';

/** Saves the groups that were asked. */
export function SaveGroups({ groups }: { groups: readonly NeighbourGroup[] }) {
  const { t } = useTranslation(['admin', 'ghana']);
  const words = useGroupWords();
  const times = useTimeColumns();
  const csv = (codeOf: (ref: string) => string) =>
    toCsv<NeighbourGroup>(
      [
        { title: t('groups.families'), value: ({ members }) => members.map(codeOf).join(' ') },
        { title: t('csv.class'), value: ({ schoolClass }) => t(`ghana:classes.${schoolClass}`) },
        { title: t('reviews.subject'), value: ({ subject }) => t(`ghana:subjects.${subject}`) },
        { title: t('columns.area'), value: ({ town }) => town },
        { title: t('groups.hours'), value: ({ hours }) => words.hours(hours) },
        { title: t('csv.priceEach'), value: ({ pricePerChild }) => pricePerChild / 100 },
        ...times<NeighbourGroup>(t('columns.sent'), ({ createdAt }) => createdAt),
        { title: t('columns.state'), value: ({ state }) => t(`states.${state}`) },
      ],
      groups,
    );
  return <SaveList name="groups" csv={csv} />;
}
