type Values = Readonly<Record<string, unknown>>;

/** Identifies a form's draft and the version of its values. */
export interface DraftName {
  readonly form: string;
  /** Increased when a field is renamed or changes its type or meaning. */
  readonly version: number;
  /** Migrations by version: `{ 1: (old) => new }` converts version 1 to 2. */
  readonly migrations?: Readonly<Record<number, (old: Values) => Values>>;
  /** The form needs a sign-in: its draft is deleted on sign-out. */
  readonly isOfAccount?: true;
  /**
   * What is typed stays in the memory of the page and is gone once the form is left. Only after Send may the
   * outbox store it.
   */
  readonly isOfVisit?: boolean;
}

const keptMark = '~kept';

/** Name of the texts that no longer fit a form. */
export const keptName = (form: string): string => `${form}${keptMark}`;

/** Splits a name into form and part. */
export function partsOf(name: string): { readonly form: string; readonly part: string } {
  return name.endsWith(keptMark)
    ? { form: name.slice(0, -keptMark.length), part: keptMark }
    : { form: name, part: '' };
}
