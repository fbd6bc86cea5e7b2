import { world } from './matrix-people';
import { nobody, rowsOn, type Row } from './matrix-row';

const { get, list, commit } = rowsOn(world);

/** Planned collections without records, and unknown ones. */
const unnamed = ['materials', 'lessons', 'posts', 'settings', 'elsewhere'];

export const unnamedRows: readonly Row[] = unnamed.flatMap((collection) => [
  get(`${collection} get`, `${collection}/x`, nobody),
  // The rule for the lessons of all offers lets the office list an empty collection of that name, too.
  ...(collection === 'lessons' ? [] : [list(collection, nobody)]),
  commit(`${collection} create`, nobody, () => [
    { type: 'create', path: `${collection}/x`, data: { state: 'draft' } },
  ]),
]);
