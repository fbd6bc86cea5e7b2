import { Button, Row, Select, TextInput, VisuallyHidden } from 'design-system';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Scale } from '@/entities/consultancy/outcome';
import { useFieldId } from '@/shared/ui/form';
import { changeCell, readTyped, readTypedRows, writeTyped } from '../model/typed-rows';
import styles from './pupil-table.module.css';
import { TypedProblems } from './typed-problems';

/** Rows on the screen at once. */
const pageRows = 20;

/** Rows of an empty table. */
const firstRows = 5;

interface PupilTableProps {
  /** Text of the draft. */
  rows: string;
  onChange: (rows: string) => void;
  /** Names of the measures; empty where one is not named yet. */
  measures: readonly string[];
  scales: readonly (Scale | null)[];
  /** Called with what is pasted, when it has more than one cell. */
  onPasteTable: (text: string) => void;
}

interface Cell {
  readonly row: number;
  readonly column: number;
}

/** Focuses a cell once it is on the screen. */
function useFocusedCell() {
  const table = useRef<HTMLTableElement>(null);
  const [wanted, setWanted] = useState<Cell | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const cell = `[data-cell="${wanted.row}/${wanted.column}"]`;
    table.current?.querySelector<HTMLInputElement>(cell)?.focus();
  }, [wanted]);
  return { table, focus: setWanted };
}

/** Figures of the pupils for typing: one measure at a time, so that three columns fit on a phone. */
export function PupilTable({ rows: text, onChange, measures, scales, onPasteTable }: PupilTableProps) {
  const { t } = useTranslation('outcome');
  const id = useFieldId()('rows');
  const rows = readTyped(text, measures.length);
  const [added, setAdded] = useState(0);
  const [chosen, setChosen] = useState(0);
  const [page, setPage] = useState(0);
  const [typing, setTyping] = useState<number | null>(null);
  const { table, focus } = useFocusedCell();
  const place = Math.min(chosen, measures.length - 1);
  const count = Math.max(rows.length + added, firstRows);
  const pages = Math.ceil(count / pageRows);
  const first = Math.min(page, pages - 1) * pageRows;
  const shown = Array.from({ length: Math.min(pageRows, count - first) }, (_, index) => first + index);
  const columns = [
    { label: t('table.number'), column: 0 },
    { label: t('table.before'), column: 1 + place * 2 },
    { label: t('table.after'), column: 2 + place * 2 },
  ];
  const { problems } = readTypedRows(rows, scales);

  const go = (row: number, column: number) => {
    if (row < 0) return;
    if (row >= count) setAdded(row + 1 - rows.length);
    setPage(Math.floor(row / pageRows));
    focus({ row, column });
  };
  const onKeyDown = (event: KeyboardEvent, row: number, column: number) => {
    if (event.key !== 'Enter' && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    // The arrow adds no row, since it is easily held down.
    const next = event.key === 'ArrowUp' ? row - 1 : row + 1;
    if (event.key !== 'ArrowDown' || next < count) go(next, column);
  };
  const remove = (row: number) => {
    if (row >= rows.length) setAdded(Math.max(0, added - 1));
    else onChange(writeTyped(rows.filter((_, index) => index !== row)));
    focus({ row: Math.max(0, Math.min(row, count - 2)), column: 0 });
  };
  const measureName = (index: number) =>
    measures[index] === undefined || measures[index] === ''
      ? t('import.unnamed', { count: index + 1 })
      : measures[index];

  return (
    <div className={styles.part}>
      {measures.length > 1 ? (
        <label className={styles.choice}>
          {t('table.measure')}
          <Select isShort value={place} onChange={({ target }) => setChosen(Number(target.value))}>
            {measures.map((_, index) => (
              <option key={index} value={index}>
                {measureName(index)}
              </option>
            ))}
          </Select>
        </label>
      ) : null}
      <table ref={table} className={styles.table} id={id} tabIndex={-1}>
        <caption>{t('table.caption', { measure: measureName(place) })}</caption>
        <thead>
          <tr>
            {columns.map(({ label, column }) => (
              <th key={column} scope="col">
                {label}
              </th>
            ))}
            <td>
              <VisuallyHidden>{t('table.remove')}</VisuallyHidden>
            </td>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row}>
              {columns.map(({ label, column }) => (
                <td key={column}>
                  <TextInput
                    aria-label={t('table.cell', { column: label, row: row + 1 })}
                    aria-invalid={
                      row !== typing && problems.some((one) => one.row === row) ? true : undefined
                    }
                    data-cell={`${row}/${column}`}
                    className={styles.cell}
                    inputMode={column === 0 ? 'text' : 'decimal'}
                    autoComplete="off"
                    value={rows[row]?.[column] ?? ''}
                    onChange={({ target }) =>
                      onChange(writeTyped(changeCell(rows, row, column, target.value)))
                    }
                    onKeyDown={(event) => onKeyDown(event, row, column)}
                    onFocus={() => setTyping(row)}
                    onBlur={() => setTyping(null)}
                    onPaste={(event) => {
                      const pasted = event.clipboardData.getData('text');
                      if (!/[\t\n]/.test(pasted.trim())) return;
                      event.preventDefault();
                      onPasteTable(pasted);
                    }}
                  />
                </td>
              ))}
              <td>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={t('table.removeRow', { row: row + 1 })}
                  onClick={() => remove(row)}
                >
                  ×
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {pages > 1 ? (
        <Row>
          <span role="status">
            {t('table.page', { from: first + 1, to: first + shown.length, all: count })}
          </span>
          <Button isSmall variant="second" isOff={first === 0} onClick={() => setPage(first / pageRows - 1)}>
            {t('table.previous')}
          </Button>
          <Button
            isSmall
            variant="second"
            isOff={first + pageRows >= count}
            onClick={() => setPage(first / pageRows + 1)}
          >
            {t('table.next')}
          </Button>
        </Row>
      ) : null}
      <Row>
        <Button isSmall variant="second" onClick={() => go(count, 0)}>
          {t('table.add')}
        </Button>
      </Row>
      <TypedProblems problems={problems.filter(({ row }) => row !== typing)} />
    </div>
  );
}
