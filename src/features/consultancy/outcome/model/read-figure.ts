import { figureShape } from '@/entities/consultancy/outcome';

/** What a cell says. */
export type ReadFigure =
  | { readonly kind: 'missing' }
  | {
      readonly kind: 'figure';
      readonly value: number;
      readonly hasPercent: boolean;
      readonly hasComma: boolean;
      readonly isRounded: boolean;
    }
  /** `1,250` may be 1250 or 1.25. */
  | { readonly kind: 'ambiguous' }
  | { readonly kind: 'notNumber' };

/** What teachers write for a pupil who was not there. */
const missingShape = /^(?:|[-–—.?x]|a|abs|absent|n\.?\/?a\.?|nil|none|missing|not (?:present|there|taken))$/i;

const numberShape = /^[+-]?\d{1,7}(?:[.,]\d+)?$/;

/** Reads a cell as a figure: with a decimal point or comma, with or without a percent sign. */
export function readFigure(cell: string): ReadFigure {
  const text = cell.trim();
  if (missingShape.test(text)) return { kind: 'missing' };
  const hasPercent = text.endsWith('%');
  const bare = text.replace(/\s*%$/, '').replace(/^−/, '-');
  if (!numberShape.test(bare)) return { kind: 'notNumber' };
  if (/^[+-]?[1-9]\d{0,2},\d{3}$/.test(bare)) return { kind: 'ambiguous' };
  const exact = Number(bare.replace(',', '.'));
  const value = Math.round(exact * 100) / 100;
  if (!figureShape.test(String(value))) return { kind: 'notNumber' };
  // -0 would be written as 0.
  return {
    kind: 'figure',
    value: value === 0 ? 0 : value,
    hasPercent,
    hasComma: bare.includes(','),
    isRounded: value !== exact,
  };
}
