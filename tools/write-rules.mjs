import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';

const file = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

// The bundler fills this in. No rule depends on it.
Object.assign(globalThis, { __BUILD_ID__: '' });

// The rules are generated from machines and schemas that import each other by `@/`.
const jiti = createJiti(import.meta.url, { alias: { '@': file('../src') } });
const { rulesFiles, writeRules } = /** @type {typeof import('./rules/rules-files')} */ (
  await jiti.import('./rules/rules-files.ts')
);
for (const name of rulesFiles) writeFileSync(file(`../${name}`), writeRules(name));
