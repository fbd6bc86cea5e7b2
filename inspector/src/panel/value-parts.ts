/** A value for display: one line, and its nested values. */
export interface ValueParts {
  readonly line: string;
  readonly inside: readonly (readonly [name: string, value: unknown])[];
}

const longest = 120;

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

function lineOf(value: unknown): string {
  if (typeof value === 'string') return cut(JSON.stringify(value));
  if (typeof value === 'function') return 'function';
  if (typeof value === 'bigint') return `${value}n`;
  return String(value);
}

/** Actors reference their whole system, so show only their name. */
const isActor = (value: object): value is { readonly id: string; readonly src?: unknown } =>
  'sessionId' in value && 'getSnapshot' in value;

/**
 * The type of a value without its content. Property names are shown on the first level only, where the
 * machine defines them; deeper they may be reference codes.
 */
export function shapeOf(value: unknown, isFirstLevel: boolean): ValueParts {
  const { inside } = valueParts(value);
  if (typeof value !== 'object' || value === null) return { line: typeof value, inside: [] };
  const line = Array.isArray(value) ? `[${inside.length}]` : 'object';
  return { line, inside: isFirstLevel && isPlain(value) ? inside : [] };
}

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

/** Splits a value one level deep, so that cycles are harmless. */
export function valueParts(value: unknown): ValueParts {
  if (typeof value !== 'object' || value === null) return { line: lineOf(value), inside: [] };
  if (isActor(value))
    return { line: `actor ${typeof value.src === 'string' ? value.src : value.id}`, inside: [] };
  if (value instanceof Date)
    return { line: Number.isNaN(value.getTime()) ? 'no date' : value.toISOString(), inside: [] };
  if (value instanceof Error) return { line: cut(`${value.name}: ${value.message}`), inside: [] };
  if (value instanceof Map) {
    return {
      line: `Map (${value.size})`,
      inside: [...value].map(([key, item]) => [lineOf(key), item] as const),
    };
  }
  if (value instanceof Set) {
    return {
      line: `Set (${value.size})`,
      inside: [...value].map((item, place) => [String(place), item] as const),
    };
  }
  const inside = Object.entries(value);
  return { line: Array.isArray(value) ? `[${inside.length}]` : `{${inside.length}}`, inside };
}
