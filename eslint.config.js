import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import boundaries from 'eslint-plugin-boundaries';
import checkFile from 'eslint-plugin-check-file';
import importX from 'eslint-plugin-import-x';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const element = (type) => ({ element: { type } });
const anyOf = (...types) => ({ element: { types: { anyOf: types } } });
const vendor = (source) => ({ module: { origin: 'external', source } });
const inFiles = (...categories) => ({ file: { categories: { anyOf: categories } } });

/** Allowed imports by layer. Only app imports backend adapters. */
const below = {
  app: [
    'page',
    'widget',
    'feature',
    'entity',
    'keeping',
    'wizard',
    'shared',
    'adapter',
    'firebase',
    'device',
    'inspector',
  ],
  page: ['widget', 'feature', 'entity', 'keeping', 'wizard', 'shared'],
  widget: ['feature', 'entity', 'keeping', 'wizard', 'shared'],
  // The data count is stored on this device.
  feature: ['entity', 'keeping', 'wizard', 'shared', 'device'],
  // So is the progress in practice.
  entity: ['keeping', 'shared', 'device'],
  // Stores of what people type and send: drafts, submissions, pending writes, and news of what was sent.
  keeping: ['shared', 'device'],
  // Multi-step forms keep drafts and send.
  wizard: ['keeping', 'shared'],
  shared: ['shared'],
  adapter: ['shared', 'connection'],
  device: ['connection'],
  firebase: ['shared', 'firebase'],
  inspector: ['inspector'],
};

export default defineConfig(
  {
    ignores: [
      'node_modules',
      'dist',
      'test-results',
      'playwright-report',
      'eslint.config.js',
      'steiger.config.ts',
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  reactHooks.configs.flat.recommended,
  importX.flatConfigs.typescript,
  a11y.flatConfigs?.recommended ?? a11y.configs.recommended,
  {
    plugins: { boundaries, 'import-x': importX, 'check-file': checkFile },
    settings: {
      'import/resolver': { typescript: true },
      'import-x/resolver-next': [createTypeScriptImportResolver()],
      'boundaries/files': [
        { category: 'ui', pattern: 'src/*/*/ui/**' },
        { category: 'ui', pattern: 'src/{pages,features,entities}/*/*/ui/**' },
        { category: 'ui', pattern: 'src/shared/ui/**' },
        { category: 'ds-antd', pattern: 'design-system/src/antd/**' },
      ],
      'boundaries/elements': [
        { type: 'design-system', pattern: 'design-system/src' },
        { type: 'inspector', pattern: 'inspector/src' },
        { type: 'app', pattern: 'src/app' },
        { type: 'page', pattern: 'src/pages/*/*' },
        { type: 'widget', pattern: 'src/widgets/*' },
        { type: 'feature', pattern: 'src/features/*/*' },
        { type: 'entity', pattern: 'src/entities/{jobs,vetting,practice,counselling}/*' },
        { type: 'entity', pattern: 'src/entities/*' },
        { type: 'adapter', pattern: 'src/shared/{embedded,embedded-document}' },
        { type: 'firebase', pattern: 'src/shared/firebase' },
        { type: 'device', pattern: 'src/shared/device-database' },
        { type: 'connection', pattern: 'src/shared/database-connection' },
        { type: 'keeping', pattern: 'src/shared/{submission,drafts,pending-writes,code-news}' },
        { type: 'wizard', pattern: 'src/shared/form-wizard' },
        { type: 'shared', pattern: 'src/shared/*' },
      ],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkAllOrigins: true,
          policies: [
            ...Object.entries(below).map(([from, to]) => ({
              from: element(from),
              allow: { to: anyOf(...to) },
            })),
            { allow: { to: { module: { origin: 'external' } } } },
            { allow: { to: { module: { origin: 'core' } } } },
            { allow: { to: element('design-system') } },
            { disallow: { to: vendor('idb') } },
            { from: anyOf('adapter', 'device', 'connection'), allow: { to: vendor('idb') } },
            { disallow: { to: vendor(['firebase', '@firebase/*']) } },
            { from: element('firebase'), allow: { to: vendor('firebase') } },
            { disallow: { to: vendor('antd') } },
            { from: inFiles('ui', 'ds-antd'), allow: { to: vendor('antd') } },
            { from: { element: { type: '!app' } }, disallow: { to: anyOf('adapter', 'firebase') } },
          ],
        },
      ],
      'import-x/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,mjs}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      // Prettier wraps code, but not comments.
      'max-len': [
        'error',
        { code: 10_000, comments: 110, ignoreUrls: true, ignorePattern: 'eslint-disable' },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'Name every export: the index is the contract.' },
        {
          selector: "CallExpression[callee.name='createMachine']",
          message: 'Declare machines with setup().',
        },
        {
          selector: 'Literal[regex.pattern=/[(][?]<[=!]/]',
          message: 'Match what stands before: Safari reads lookbehind only from 16.4 on, and we serve 15.4.',
        },
        {
          selector: "ImportDeclaration[source.value='clsx']",
          message: "Import from 'clsx/lite': every public page loads it.",
        },
        {
          selector:
            "CallExpression[callee.name='clsx'] > :matches(ObjectExpression, ArrayExpression).arguments",
          message: 'clsx/lite ignores objects and arrays: write isOpen && styles.open.',
        },
      ],
    },
  },
  {
    // The architecture covers src; tools, configuration and tests are outside.
    files: ['tools/**', 'tests/**', 'e2e/**', '*.config.{js,ts}', '**/*.d.ts'],
    rules: { 'boundaries/dependencies': 'off', 'import-x/no-default-export': 'off' },
  },
  {
    // These run before packages are installed, so they are plain JavaScript; tsc still checks them.
    files: ['**/*.mjs'],
    ...tseslint.configs.disableTypeChecked,
  },
  {
    // A unit test may import what its subject is generated from.
    files: ['**/*.test.{ts,tsx}'],
    rules: { 'boundaries/dependencies': 'off' },
  },
);
