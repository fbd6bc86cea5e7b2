import type { AttachmentRow } from '@/shared/device-database';

/**
 * Kind of the next file of a form: the given one, or the first of the given places that no file has; null
 * when all of them are taken.
 */
export const kindOfNext = (
  place: string | readonly string[] | undefined,
  rows: readonly Pick<AttachmentRow, 'kind'>[],
): string | null | undefined =>
  place === undefined || typeof place === 'string'
    ? place
    : (place.find((one) => rows.every(({ kind }) => kind !== one)) ?? null);
