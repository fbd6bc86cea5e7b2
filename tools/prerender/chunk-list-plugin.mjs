import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes the files of each named chunk: `{ "page-home": ["assets/….js", "assets/….css"] }`. */
export class ChunkListPlugin {
  /** @param {string} file output path */
  constructor(file) {
    this.file = file;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tap('ChunkListPlugin', (compilation) => {
      const { namedChunkGroups = {} } = compilation.getStats().toJson({ all: false, chunkGroups: true });
      const files = Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => [
        name,
        assets.map((asset) => asset.name).filter((asset) => /\.(js|css)$/.test(asset)),
      ]);
      mkdirSync(dirname(this.file), { recursive: true });
      writeFileSync(this.file, JSON.stringify(Object.fromEntries(files), null, 1));
    });
  }
}
