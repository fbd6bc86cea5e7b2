import { Button, Chip, Chips, Row } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { DeskWays } from '../address/desk-ways';
import type { DeskRecord } from '../records/desk-record';
import { ToolPanel } from '../view/tool-panel';
import { SortChoice } from './sort-choice';
import { useAsked } from '../table/use-asked';
import type { DeskTable } from '../table/use-desk-table';

interface ColumnChoiceProps<Row extends DeskRecord> {
  ways: DeskWays;
  desk: DeskTable<Row>;
}

/** Which columns a list shows, and on a phone their order. The choice is in the address. */
export function ColumnChoice<Row extends DeskRecord>({ ways, desk }: ColumnChoiceProps<Row>) {
  const { t } = useTranslation('admin');
  const { columns, shown } = desk;
  const present = ways.place.columns ?? shown.map(({ key }) => key);
  const [asked, ask] = useAsked(present.join(' '));
  const chosen = asked.split(' ');
  const choose = (key: string, isShown: boolean) => {
    const next = columns
      .map((column) => column.key)
      .filter((known) => (known === key ? isShown : chosen.includes(known)));
    ask(next.join(' '));
    ways.go({ columns: next });
  };
  return (
    <ToolPanel title={t('table.columns')}>
      {() => (
        <>
          <Row>
            <Chips>
              {columns.map((column) => (
                <Chip
                  key={column.key}
                  type="checkbox"
                  checked={chosen.includes(column.key)}
                  onChange={({ target }) => choose(column.key, target.checked)}
                >
                  {column.title}
                </Chip>
              ))}
            </Chips>
            {ways.place.columns === null ? null : (
              <Button variant="text" isSmall onClick={() => ways.go({ columns: null })}>
                {t('table.usualColumns')}
              </Button>
            )}
          </Row>
          <SortChoice ways={ways} desk={desk} />
        </>
      )}
    </ToolPanel>
  );
}
