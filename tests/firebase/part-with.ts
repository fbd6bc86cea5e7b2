import type { Write } from '@/shared/backend';

/** Adds to the move of a request why the family leaves its tutor, in as many words as it may. */
export const partWith = ([move, ...rest]: readonly Write[]): readonly Write[] =>
  move?.type === 'update'
    ? [
        {
          ...move,
          changes: { ...move.changes, parting: { reason: 'price', words: 'a'.repeat(200), isHeard: false } },
        },
        ...rest,
      ]
    : [];
