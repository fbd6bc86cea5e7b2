import { templatesOf } from '../../src/entities/practice/pack/templates/pack-templates';
import { buildPack, type BuiltPack } from './build-pack';
import { readCalculationMisconceptions, readPacks, readWeaknesses } from './read-sources';

/** Builds all packs that have questions. */
export function buildPacks(): readonly BuiltPack[] {
  const packs = readPacks();
  const weaknesses = readWeaknesses();
  const misconceptions = [
    ...packs.flatMap((pack) => pack.misconceptions),
    ...readCalculationMisconceptions(),
  ];
  return packs
    .filter(({ topics }) => topics.length > 0)
    .map((pack) => buildPack(pack, weaknesses, misconceptions, templatesOf(pack.id).candidates));
}
