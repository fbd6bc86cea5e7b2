import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { adinkraPath } from './tools/adinkra-path.mjs';
import { languagesWithFewWords } from './tools/language-coverage.mjs';

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
  resolve: { alias: { '@locales': folder('./locales'), '@': folder('./src') } },
  define: {
    __BUILD_ID__: JSON.stringify('test'),
    __OFFICE_FACTS__: '{}',
    __LANGUAGES_WITH_FEW_WORDS__: JSON.stringify(languagesWithFewWords()),
    __HYDRATES_SYNCHRONOUSLY__: 'false',
    __HAS_FAULTY_NETWORK__: 'false',
  },
  plugins: [
    {
      name: 'adinkra-path',
      enforce: 'pre',
      load: (id) =>
        /adinkra-icons[\\/]icons[\\/].+\.svg$/.test(id)
          ? `export default ${JSON.stringify(adinkraPath(readFileSync(id, 'utf8')))};`
          : undefined,
    },
  ],
  test: {
    include: ['{src,design-system/src,inspector,tests,tools}/**/*.test.{ts,tsx}'],
    // They need servers: vitest.firebase.config.ts, vitest.size.config.ts.
    exclude: [
      ...configDefaults.exclude,
      ...['tests/firebase/**', 'tests/contract/firebase-*.test.ts', 'tests/size/**'],
    ],
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
    setupFiles: ['tests/setup.ts'],
    clearMocks: true,
    testTimeout: 60_000,
  },
});
