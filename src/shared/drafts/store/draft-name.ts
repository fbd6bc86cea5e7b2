type Values = Readonly<Record<string, unknown>>;

/** What a form calls its draft, and what its values mean. */
export interface DraftName {
  readonly form: string;
  /** Counts up when a field is renamed, changes its type or its meaning. */
  readonly version: number;
  /** For each older version what turns its values into those of the next: `{ 1: (old) => new }` leads from 1 to 2. */
  readonly migrations?: Readonly<Record<number, (old: Values) => Values>>;
  /** Only somebody who is signed in sees the form: its draft goes when they sign out. */
  readonly isOfAccount?: true;
}

const keptMark = '~kept';

/** The name under which texts are kept that fit a form no longer. */
export const keptName = (form: string): string => `${form}${keptMark}`;

/** The form of a name, and what of its draft the name means. */
export function partsOf(name: string): { readonly form: string; readonly part: string } {
  return name.endsWith(keptMark)
    ? { form: name.slice(0, -keptMark.length), part: keptMark }
    : { form: name, part: '' };
}
