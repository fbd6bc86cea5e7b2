import type { GroupQuery, Write } from '@/shared/backend';
import type { Call, Documents } from './attempt';
import type { Letter } from './matrix-people';

/** A call tried by everybody on the same stored documents. */
export interface Row {
  /** Collection, operation, state. */
  readonly what: string;
  readonly on: Documents;
  readonly call: (letter: Letter) => Call;
  /** Letters of those who may. Written by hand, independent of the code. */
  readonly allowed: string;
}

export const everybody = 'GPTACF';
export const everyMember = 'PTACF';
export const theOffice = 'AC';
/** Everybody outside the office; they may act as code holders. */
export const theOthers = 'GPTF';
export const nobody = '';

/** Who plans a lesson without a family's code. */
export const plannerOf = (letter: Letter) => (theOffice.includes(letter) ? 'office' : 'tutor');

/** Builders of rows on the same stored documents. */
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
  group: (group: GroupQuery['group'], allowed: string): Row => ({
    what: `list ${group}`,
    on,
    call: () => ({ group }),
    allowed,
  }),
  commit: (what: string, allowed: string, writes: (letter: Letter) => readonly Write[]): Row => ({
    what,
    on,
    call: (letter) => ({ commit: writes(letter) }),
    allowed,
  }),
});
