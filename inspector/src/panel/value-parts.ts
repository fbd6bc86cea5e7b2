/** A value as it is shown: in one line, and what is inside it, if anything. */
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

/** Actors hold all of their system; who they are is enough. */
const isActor = (value: object): value is { readonly id: string; readonly src?: unknown } =>
  'sessionId' in value && 'getSnapshot' in value;

/**
 * A value without what is in it: what kind it is. Names are shown on the first level alone, where they come from the machine; further
 * down they may be codes.
 */
export function shapeOf(value: unknown, isFirstLevel: boolean): ValueParts {
  const { inside } = valueParts(value);
  if (typeof value !== 'object' || value === null) return { line: typeof value, inside: [] };
  const line = Array.isArray(value) ? `[${inside.length}]` : 'object';
  return { line, inside: isFirstLevel && isPlain(value) ? inside : [] };
}

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

/** Takes a value apart, one level at a time, so that what turns in circles does no harm. */
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
