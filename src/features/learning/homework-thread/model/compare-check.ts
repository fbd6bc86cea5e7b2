/** Words and signs before a number, such as `x =` or a currency. */
const beforeNumber = /^(?:[a-z]\s*[=:]\s*)?(?:gh[¢₵]|ghs|gh|[¢₵$£€])?\s*/;
const numberShape = /^([+-]?(?:\d+(?:\.\d+)?|\.\d+))(?:\s*\/\s*(\d+(?:\.\d+)?))?\s*(.*)$/;

/** Units that people write in several ways. */
const units: Readonly<Record<string, string>> = {
  cedis: 'cedi',
  ghs: 'cedi',
  'gh¢': 'cedi',
  'gh₵': 'cedi',
  '₵': 'cedi',
  '¢': 'cedi',
  percent: '%',
  'per cent': '%',
  degrees: '°',
  degree: '°',
  litres: 'l',
  litre: 'l',
  metres: 'm',
  metre: 'm',
  centimetres: 'cm',
  kilometres: 'km',
  kilograms: 'kg',
  grams: 'g',
  hours: 'h',
  hour: 'h',
  minutes: 'min',
  seconds: 's',
};

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[×·]/g, '*')
    .replace(/÷/g, '/')
    .replace(/(\d)[,\s](?=\d{3}(?!\d))/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!]+$/, '')
    .trim();

interface Amount {
  readonly value: number;
  readonly unit: string;
}

/** A number with its unit; null for anything else, such as `2x + 1` or two numbers. */
function amountOf(text: string): Amount | null {
  const head = beforeNumber.exec(text)?.[0] ?? '';
  const found = numberShape.exec(text.slice(head.length));
  if (!found) return null;
  const [, top = '', bottom, rest = ''] = found;
  const unit = rest.trim() || head.replace(/^[a-z]\s*[=:]\s*/, '').trim();
  // An unknown is no unit.
  if (/^[xyz]\b|[\d=+*/(]/.test(unit.replace(/[23]$/, ''))) return null;
  const value = Number(top) / (bottom === undefined ? 1 : Number(bottom));
  return Number.isFinite(value) ? { value, unit: units[unit] ?? unit } : null;
}

const isClose = (one: number, other: number) =>
  Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other));

/**
 * Whether a typed answer is the right one. Case, spaces, the full stop and a unit that was left out do not
 * count; another unit does.
 */
export function isRightAnswer(typed: string, key: string): boolean {
  const [given, right] = [folded(typed), folded(key)];
  if (given === '') return false;
  if (given.replace(/\s/g, '') === right.replace(/\s/g, '')) return true;
  const [amount, expected] = [amountOf(given), amountOf(right)];
  if (!amount || !expected || !isClose(amount.value, expected.value)) return false;
  return amount.unit === '' || expected.unit === '' || amount.unit === expected.unit;
}
