/** Rounds half up, without the error of binary fractions: 1.005 is 1.01 with two places. */
export const round = (value: number, places = 2) =>
  Math.round(value * 10 ** places * (1 + Number.EPSILON)) / 10 ** places;

const groups = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** `1,250`, `0.75`, `−3`. At most three decimal places. */
export function numberText(value: number): string {
  const [whole = '', places] = String(round(Math.abs(value), 3)).split('.');
  return (value < 0 ? '−' : '') + groups(whole) + (places === undefined ? '' : `.${places}`);
}

/** `GH₵1,250.00` */
export function money(cedis: number): string {
  const [whole = '', places = ''] = Math.abs(cedis).toFixed(2).split('.');
  return `${cedis < 0 ? '−' : ''}GH₵${groups(whole)}.${places}`;
}

/** Shows values with a unit: `12 cm`, `45°`, `20 %`. */
export const inUnit = (unit: string) => (value: number) =>
  numberText(value) + (unit === '°' ? '' : ' ') + unit;

export function highestCommonFactor(one: number, other: number): number {
  return other === 0 ? Math.abs(one) : highestCommonFactor(other, one % other);
}
