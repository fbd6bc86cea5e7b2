import { useTranslation } from 'react-i18next';
import { useChangeWords, useStateWords, type Change } from '@/entities/change-log';
import { recordPlace, SaveList, useTimeColumns } from '@/shared/desk';
import { toCsv } from '@/shared/lib/csv';
import { logColumns, mayLeave } from '../model/log-columns';

/** Saves the lines that are shown. */
export function SaveChanges({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation('admin');
  const times = useTimeColumns();
  const of = useChangeWords();
  const toState = useStateWords();
  const words = {
    titles: {
      what: t('log.what'),
      record: t('log.record'),
      code: t('columns.code'),
      before: t('log.before'),
      after: t('log.after'),
      who: t('log.who'),
    },
    of,
    kind: (record: string) => {
      const { kind, view } = recordPlace(record);
      return kind === null ? t(`views.${view}`) : t(`log.records.${kind}`);
    },
    state: (values: Change['before']) => toState(values) ?? '',
  };
  return (
    <SaveList
      name="changes"
      csv={(codeOf) =>
        toCsv<Change>(
          [...times<Change>(t('log.when'), ({ at }) => at, 'moment'), ...logColumns(words, codeOf)],
          changes.filter(mayLeave),
        )
      }
    />
  );
}
