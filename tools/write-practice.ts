import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPacks } from './practice/build-packs';

/**
 * `npm run practice`: writes the catalogue of the packs. With a folder, writes the files of the packs there;
 * the build does so.
 */
const [folder] = process.argv.slice(2);
const packs = buildPacks();
if (folder === undefined) {
  const target = new URL('../src/entities/practice/pack/model/catalog.data.json', import.meta.url);
  writeFileSync(
    target,
    `${JSON.stringify(
      packs.map(({ entry }) => entry),
      null,
      2,
    )}\n`,
  );
} else {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { entry, json } of packs)
    writeFileSync(join(folder, entry.file.replace('/practice/', '')), json);
}
