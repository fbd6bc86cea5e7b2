import { Tick } from 'design-system';
import { useTranslation } from 'react-i18next';
import { mostAtOnce } from '../records/selectable';
import type { Selection } from '../table/use-selection';

/** Checkbox that selects every record that the list shows, as far as one action goes, or none of them. */
export function SelectAll({ selection: { offered, chosen, selectAll } }: { selection: Selection }) {
  const { t } = useTranslation('admin');
  const isAll = offered.length > 0 && chosen.length >= offered.length;
  return (
    <Tick
      ref={(box) => {
        if (box) box.indeterminate = chosen.length > 0 && !isAll;
      }}
      checked={isAll}
      disabled={offered.length === 0}
      onChange={({ target }) => selectAll(target.checked)}
    >
      {offered.length === mostAtOnce
        ? t('select.first', { count: mostAtOnce })
        : t('select.all', { count: offered.length })}
    </Tick>
  );
}
