import { Button, Row, Select, textStyles } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maximumPupils, type Pupil, type Scale } from '@/entities/consultancy/outcome';
import type { Csv } from '../model/read-csv';
import { readTable, type ColumnRole, type TableColumn } from '../model/table-columns';
import { takeOver } from '../model/take-over';
import { ImportFacts } from './import-facts';
import { ImportProblems } from './import-problems';
import styles from './import-part.module.css';

interface ImportPreviewProps {
  csv: Csv;
  measures: readonly string[];
  scales: readonly (Scale | null)[];
  present: number;
  onTake: (pupils: readonly Pupil[]) => void;
}

/** Rows of the preview. */
const previewRows = 5;

/** Every figure is within it: while a scale is not right, the form says so itself. */
const anyScale: Scale = { lowest: -Infinity, highest: Infinity, better: 'higher' };

/** What was understood of a table, which column is which, and what would be taken over. */
export function ImportPreview({ csv, measures, scales, present, onTake }: ImportPreviewProps) {
  const { t } = useTranslation('outcome');
  const [table] = useState(() => readTable(csv, measures));
  const [roles, setRoles] = useState(() => table.columns.map(({ role }) => role));
  const taken = takeOver(
    table,
    roles,
    scales.map((scale) => scale ?? anyScale),
  );
  const { pupils, problems, rowsLeftOut } = taken;
  const isTooMany = pupils.length > maximumPupils;
  const choose = (column: number, role: ColumnRole) =>
    setRoles(
      roles.map((present_, index) =>
        index === column ? role : present_ === role && role !== 'none' ? 'none' : present_,
      ),
    );
  return (
    <div className={styles.part}>
      <h5 className={styles.heading}>{t('import.understood')}</h5>
      <ImportFacts {...{ csv, table, taken }} />
      <h5 className={styles.heading}>{t('import.columns')}</h5>
      <ul className={styles.columns}>
        {table.columns.map((column, index) => (
          <li key={index}>
            <ColumnChoice
              {...{ column, index, measures }}
              role={roles[index] ?? 'none'}
              onChoose={(role) => choose(index, role)}
            />
          </li>
        ))}
      </ul>
      <FirstPupils {...{ pupils, measures }} />
      <ImportProblems problems={problems} columns={table.columns} />
      <div role="status">
        {pupils.length === 0 ? <p>{t('import.nothing')}</p> : null}
        {isTooMany ? <p>{t('import.tooMany', { count: pupils.length, most: maximumPupils })}</p> : null}
        {rowsLeftOut > 0 ? <p>{t('import.leaving', { count: rowsLeftOut })}</p> : null}
        {present > 0 ? <p>{t('import.replaces', { count: present })}</p> : null}
      </div>
      {pupils.length === 0 || isTooMany ? null : (
        <Row>
          <Button isSmall onClick={() => onTake(pupils)}>
            {t('import.take', { count: pupils.length })}
          </Button>
        </Row>
      )}
    </div>
  );
}

interface ColumnChoiceProps {
  column: TableColumn;
  index: number;
  role: ColumnRole;
  measures: readonly string[];
  onChoose: (role: ColumnRole) => void;
}

function ColumnChoice({ column, index, role, measures, onChoose }: ColumnChoiceProps) {
  const { t } = useTranslation('outcome');
  const { heading, examples } = column;
  const name =
    heading === '' ? t('import.column', { count: index + 1 }) : t('import.columnNamed', { heading });
  if (column.role === 'names')
    return (
      <p>
        <b>{name}</b>
        <br />
        {t('import.names')}
      </p>
    );
  const nameOf = (place: number) =>
    measures[place] === undefined || measures[place] === ''
      ? t('import.unnamed', { count: place + 1 })
      : measures[place];
  return (
    <label className={styles.column}>
      <b>{name}</b>
      {examples.length > 0 ? (
        <span className={textStyles.soft}>{t('import.examples', { examples: examples.join(', ') })}</span>
      ) : null}
      <Select isShort value={role} onChange={({ target }) => onChoose(target.value as ColumnRole)}>
        <option value="none">{t('import.role.none')}</option>
        <option value="pupil">{t('import.role.pupil')}</option>
        {measures.map((_, place) => (
          <optgroup key={place} label={nameOf(place)}>
            <option value={`before${place}`}>{t('import.role.before', { measure: nameOf(place) })}</option>
            <option value={`after${place}`}>{t('import.role.after', { measure: nameOf(place) })}</option>
          </optgroup>
        ))}
      </Select>
    </label>
  );
}

function FirstPupils({ pupils, measures }: { pupils: readonly Pupil[]; measures: readonly string[] }) {
  const { t } = useTranslation('outcome');
  if (pupils.length === 0) return null;
  return (
    // Scrolls by the keyboard, too.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
    <div className={styles.scrolls} tabIndex={0} role="region" aria-label={t('import.preview')}>
      <table className={styles.table}>
        <caption>{t('import.preview')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('table.number')}</th>
            {measures.map((measure, place) => {
              const name = measure === '' ? t('import.unnamed', { count: place + 1 }) : measure;
              return [
                <th key={`before${place}`} scope="col">
                  {t('import.role.before', { measure: name })}
                </th>,
                <th key={`after${place}`} scope="col">
                  {t('import.role.after', { measure: name })}
                </th>,
              ];
            })}
          </tr>
        </thead>
        <tbody>
          {pupils.slice(0, previewRows).map(({ number, pairs }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              {pairs.flatMap(({ before, after }, place) => [
                <td key={`before${place}`}>{before ?? t('import.missingCell')}</td>,
                <td key={`after${place}`}>{after ?? t('import.missingCell')}</td>,
              ])}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
