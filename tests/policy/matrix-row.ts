import type { Write } from '@/shared/backend';
import type { Call, Documents } from './attempt';
import type { Letter } from './matrix-people';

/** A call that everybody tries on the same stored documents. */
export interface Row {
  /** Collection, operation, state. */
  readonly what: string;
  readonly on: Documents;
  readonly call: (letter: Letter) => Call;
  /** Who may, by letter; written by hand and never taken from the code. */
  readonly allowed: string;
}

export const everybody = 'GPTACF';
export const everyMember = 'PTACF';
export const theOffice = 'AC';
/** Whoever is not of the office: they may act as the holder of a code. */
export const theOthers = 'GPTF';
export const nobody = '';

/** As whom somebody plans a lesson without a family's code. */
export const plannerOf = (letter: Letter) => (theOffice.includes(letter) ? 'office' : 'tutor');

/** Rows about the same stored documents. */
export const rowsOn = (on: Documents) => ({
  get: (what: string, path: string, allowed: string): Row => ({
    what,
    on,
    call: () => ({ get: path }),
    allowed,
  }),
  list: (path: string, allowed: string): Row => ({
    what: `list ${path.replace(/LL-\w+/, '{ref}')}`,
    on,
    call: () => ({ list: path }),
    allowed,
  }),
  commit: (what: string, allowed: string, writes: (letter: Letter) => readonly Write[]): Row => ({
    what,
    on,
    call: (letter) => ({ commit: writes(letter) }),
    allowed,
  }),
});
