import { Field, Row, Select } from 'design-system';
import { useId } from 'react';
import { useFormats } from '../../i18n';
import { lastMonths } from '../records/last-months';

interface MonthChoiceProps {
  label: string;
  /** Words of the choice that is no month. */
  none: string;
  /** @param month in words: March 2026 */
  ofMonth: (month: string) => string;
  now: Date;
  /** The chosen month, `YYYY-MM`; null for none. */
  value: string | null;
  onChange: (month: string | null) => void;
}

/** Chooses one of the last 36 months, or none of them. */
export function MonthChoice({ label, none, ofMonth, now, value, onChange }: MonthChoiceProps) {
  const { date } = useFormats();
  const id = useId();
  const months = lastMonths(now);
  // An address may name an older one.
  const listed = value === null || months.includes(value) ? months : [...months, value];
  return (
    <Row>
      <Field id={id} label={label}>
        {(control) => (
          <Select {...control} value={value ?? ''} onChange={(event) => onChange(event.target.value || null)}>
            <option value="">{none}</option>
            {listed.map((month) => (
              <option key={month} value={month}>
                {ofMonth(date(`${month}-01`, 'month'))}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Row>
  );
}
