import data from './catalog.data.json';
import type { CatalogPack, PackId } from './pack';

/** All packs, in the order of the site. Written by `npm run practice`. */
export const catalog = data as readonly CatalogPack[];

/** Undefined for a pack that this release does not have. */
export const findCatalogPack = (id: string): CatalogPack | undefined =>
  catalog.find((pack) => pack.id === id);

export const isPackId = (id: string): id is PackId => findCatalogPack(id) !== undefined;
