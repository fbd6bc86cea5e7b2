import type { WorkingSpan } from '@/entities/counselling/counsellor';

/** Why a text is no list of times. */
export type SpansProblem = 'spans' | 'spanOrder' | 'spanOverlap' | 'spanCount';

export type ReadSpans = { readonly spans: readonly WorkingSpan[] } | { readonly problem: SpansProblem };

/** Times that one day may have. */
const maximumSpans = 4;

const clock = String.raw`(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm)?`;
const spanShape = new RegExp(String.raw`^${clock}\s*(?:-|–|—|to)\s*${clock}$`, 'i');

/** Minutes since midnight; null for a time that no clock shows. */
function minutesOf(hours = '', minutes = '00', half?: string): number | null {
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (minute > 59) return null;
  if (half === undefined) return hour * 60 + minute <= 24 * 60 ? hour * 60 + minute : null;
  if (hour < 1 || hour > 12) return null;
  return ((hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)) * 60 + minute;
}

function readSpan(text: string): WorkingSpan | null {
  const found = spanShape.exec(text.trim());
  if (!found) return null;
  const from = minutesOf(found[1], found[2], found[3]);
  const to = minutesOf(found[4], found[5], found[6]);
  return from === null || to === null ? null : { from, to };
}

/** Reads the times of a day: `8:00-12:00, 13:00-16:00`, sorted. An empty text is a day off. */
export function readSpans(text: string): ReadSpans {
  const pieces = text
    .split(/[,;\n]|\band\b/i)
    .map((piece) => piece.trim())
    .filter(Boolean);
  const read = pieces.map(readSpan);
  const spans = read.filter((span) => span !== null);
  if (spans.length < read.length) return { problem: 'spans' };
  if (spans.some(({ from, to }) => to <= from)) return { problem: 'spanOrder' };
  if (spans.length > maximumSpans) return { problem: 'spanCount' };
  spans.sort((one, other) => one.from - other.from);
  const overlaps = spans.some(({ from }, place) => from < (spans[place - 1]?.to ?? 0));
  return overlaps ? { problem: 'spanOverlap' } : { spans };
}

const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The times of a day as the form shows them. */
export const spansText = (spans: readonly WorkingSpan[]): string =>
  spans.map(({ from, to }) => `${clockText(from)}-${clockText(to)}`).join(', ');
