/** One school of a family's list, as it is typed; what is not known stays empty. */
export interface Choice {
  readonly school: string;
  readonly programme: string;
  readonly category: '' | 'A' | 'B' | 'C' | 'D';
  readonly stay: '' | 'day' | 'boarding';
  /** Whom the school takes. */
  readonly takes: '' | 'girls' | 'boys' | 'both';
  readonly kind: '' | 'shs' | 'tvet';
  /** Kilometres from home, for a day school. */
  readonly km: string;
  /** Whether the family would accept this school. */
  readonly isAccepted: '' | 'yes' | 'no';
  /** The school is on the list of boarding schools that may stand in the last place. */
  readonly isSpecial: boolean;
}

/** A family's ranked list. A place that is not filled has an empty choice. */
export interface ChoiceList {
  /** Year of the BECE; null while it is not known. */
  readonly beceYear: number | null;
  readonly sex: '' | 'girl' | 'boy';
  readonly route: '' | 'tvet';
  readonly choices: readonly Choice[];
}

export const emptyChoice: Choice = {
  school: '',
  programme: '',
  category: '',
  stay: '',
  takes: '',
  kind: '',
  km: '',
  isAccepted: '',
  isSpecial: false,
};

/** Places of the form, more than any year has. */
export const places = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9', 'c10', 'c11', 'c12'] as const;

export type Place = (typeof places)[number];

export const categories = ['A', 'B', 'C', 'D'] as const;

/** Whether anything of a choice was filled in. */
export const isFilled = (choice: Choice): boolean =>
  Object.values(choice).some((value) => value === true || (typeof value === 'string' && value.trim() !== ''));

/** Kilometres of a text such as `5`, `5.5` or `5,5 km`; null when it is none. */
export function kilometresOf(text: string): number | null {
  const [, digits] = /^\s*(\d{1,3}(?:[.,]\d+)?)\s*(?:km)?\s*$/i.exec(text) ?? [];
  return digits === undefined ? null : Number(digits.replace(',', '.'));
}
