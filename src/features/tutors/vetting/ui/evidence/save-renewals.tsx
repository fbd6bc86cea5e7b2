import { useTranslation } from 'react-i18next';
import { SaveList, useTimeColumns } from '@/shared/desk';
import { toCsv } from '@/shared/lib/csv';
import type { Renewal } from '../../model/renewals';

/** Saves the papers that expire. */
export function SaveRenewals({ renewals }: { renewals: readonly Renewal[] }) {
  const { t } = useTranslation(['admin', 'vetting']);
  const times = useTimeColumns();
  const csv = () =>
    toCsv<Renewal>(
      [
        { title: t('csv.tutor'), value: ({ tutor }) => tutor.name },
        { title: t('csv.paper'), value: ({ evidence }) => t(`vetting:checks.kinds.${evidence.kind}`) },
        ...times<Renewal>(t('csv.expires'), ({ evidence }) => evidence.expiry),
        { title: t('csv.daysLeft'), value: ({ left }) => left },
      ],
      renewals,
    );
  return <SaveList name="renewals" csv={csv} hasCodes={false} />;
}
