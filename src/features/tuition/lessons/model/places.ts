import type { Lesson } from '@/entities/lesson';

/** Id of the part of a page that says which lesson of an offer was planned just now. */
export const plannedPlace = (offerId: string): string => `planned-${offerId}`;

/** Id of the part of a page that says which other time was asked for. */
export const movePlace = ({ id }: Pick<Lesson, 'id'>): string => `move-${id}`;
