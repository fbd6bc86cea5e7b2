import { useTranslation } from 'react-i18next';
import type { Change } from '@/entities/change-log';
import { useAdministratorsQuery } from '@/entities/person';
import { requestAssigned } from '@/entities/tuition-request';

/** Who looked after a request, and who does. Renders nothing for other changes. */
export function AssignmentChange({ change: { event, before, after } }: { change: Change }) {
  const { t } = useTranslation('admin');
  const { data } = useAdministratorsQuery(null, { skip: event !== requestAssigned });
  if (event !== requestAssigned || !data) return null;
  const nameOf = (userId: unknown) =>
    userId === ''
      ? t('assign.nobody')
      : (data.find((one) => one.userId === userId)?.name ?? t('assign.left'));
  return (
    <>
      <del>{nameOf(before.assignee)}</del> → <ins>{nameOf(after.assignee)}</ins>
    </>
  );
}
