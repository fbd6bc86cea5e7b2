import { createHash } from 'node:crypto';
import path from 'node:path';
import { defineConfig } from '@rspack/cli';
import {
  CopyRspackPlugin,
  DefinePlugin,
  HtmlRspackPlugin,
  LightningCssMinimizerRspackPlugin,
  SwcJsMinimizerRspackPlugin,
  type Configuration,
} from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { InjectManifest } from 'workbox-webpack-plugin';
import { targets } from './tools/browsers/targets.mjs';
import { chunkGroups } from './tools/chunk-groups.mjs';
import { languagesWithFewWords } from './tools/language-coverage.mjs';
import { otherLanguages, presentWords } from './tools/locale-provenance.mjs';
import { unreadTexts } from './tools/meant-texts.mjs';
import {
  chunksOfPrecacheGroups,
  markPrecacheGroups,
  precachedAddresses,
  precachedChunks,
} from './tools/precached.mjs';
import { ChunkListPlugin } from './tools/prerender/chunk-list-plugin.mjs';
import { placesOf } from './tools/ready.mjs';

const root = import.meta.dirname;
const isDevelopment = process.env.NODE_ENV !== 'production';
/** Set by tools/ready.mjs, so that pages, version manifest and error log name the same build. */
const buildId = process.env.LIFELINE_BUILD_ID ?? 'dev';

/**
 * Build variants. `whole`: hydrates everything at once, for comparison in `npm run bench`. `faults`: with a
 * faulty network before the embedded backend, for `npm run faults`. `next`: the same site as another release,
 * for the update journeys.
 */
const variant = process.env.LIFELINE_VARIANT ?? '';
/** Cache between builds, not part of the site. */
const workplace = path.join(root, placesOf(variant).workplace);

/** Shared by the builds for the browser and for the prerender. */
const common: Configuration = {
  mode: isDevelopment ? 'development' : 'production',
  context: root,
  resolve: {
    extensions: ['.ts', '.tsx', '.js', '.json'],
    tsConfig: path.join(root, 'tsconfig.json'),
    // The hook is built in since React 18; the shim supports older versions.
    alias: { 'use-sync-external-store/shim$': 'react' },
  },
  cache: {
    type: 'persistent',
    buildDependencies: [import.meta.filename],
    storage: { type: 'filesystem', directory: path.join(root, 'node_modules/.cache/rspack') },
  },
  performance: false,
};

const plugins = [
  new DefinePlugin({
    __BUILD_ID__: JSON.stringify(buildId),
    // As JSON, read from the database by tools/firebase/deploy.ts.
    __OFFICE_FACTS__: process.env.LIFELINE_OFFICE_FACTS ?? '{}',
    __LANGUAGES_WITH_FEW_WORDS__: JSON.stringify(languagesWithFewWords()),
    __HYDRATES_SYNCHRONOUSLY__: JSON.stringify(variant === 'whole'),
    __HAS_FAULTY_NETWORK__: JSON.stringify(variant === 'faults'),
  }),
];

function rules(env: object, hasRefresh: boolean) {
  return [
    {
      test: /\.tsx?$/,
      loader: 'builtin:swc-loader',
      options: {
        env,
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: {
            react: { runtime: 'automatic', development: isDevelopment, refresh: hasRefresh },
          },
        },
      },
      type: 'javascript/auto',
    },
    { test: /\.css$/, type: 'css/auto' },
    {
      test: /marked[\\/]lib[\\/].+\.js$/,
      loader: path.join(root, 'tools/own-property-loader.mjs'),
      type: 'javascript/auto',
    },
    {
      test: /adinkra-icons[\\/]icons[\\/].+\.svg$/,
      loader: path.join(root, 'tools/adinkra-loader.mjs'),
      type: 'javascript/auto',
    },
  ];
}

// Custom properties are shared tokens, not local to a file.
const parser = { 'css/auto': { namedExports: false, dashedIdents: false } } as const;
// Derived from the file's path, so that both builds generate the same class names.
const localIdentName = isDevelopment ? '[name]-[local]' : '[hash:base64:5]-[local]';

const wordFiles = (folder: string, from: string, to: string) => ({
  context: path.join(root, folder),
  from,
  to: `words/${buildId}/${to}`,
  transform: (json: Buffer) => JSON.stringify(JSON.parse(json.toString())),
});

/** The texts of a language that are not out of date; for a choice of the visitor also without the drafts. */
const translatedFiles = (language: string) =>
  [language, `${language}-checked`].map((folder) => ({
    ...wordFiles(`locales/${language}`, '*.json', `${folder}/[name].json`),
    transform: (_json: Buffer, file: string) =>
      JSON.stringify(
        presentWords(language, path.parse(file).name, ([kind]) => folder === language || kind !== 'drafted'),
      ),
  }));

/**
 * Adds the precache manifest to the built worker. The plugin's own compiler is webpack, so ours runs first.
 */
const injectManifest = new InjectManifest({
  compileSrc: false,
  swSrc: path.join(workplace, 'worker/sw.js'),
  swDest: 'sw.js',
  chunks: [...precachedChunks, ...Object.values(chunksOfPrecacheGroups).flat()],
  manifestTransforms: [markPrecacheGroups(buildId)],
  include: [/\.(js|css)$/],
  dontCacheBustURLsMatching: /\.[0-9a-f]{8}\./,
  additionalManifestEntries: precachedAddresses(buildId),
});

/** Names of the chunks that share a chunk, by its id. */
const sharedBy = new Map<string, string>();

/**
 * Id of a chunk that several chunks share: a short hash of their names, longer where it is taken. The bundler
 * would list its modules instead, in the main script.
 */
function nameShared(_module: unknown, chunks: readonly { readonly name?: string | undefined }[]): string {
  const names = chunks
    .map(({ name = '' }) => name)
    .sort()
    .join(' ');
  const digest = createHash('sha256').update(names).digest('hex');
  const hash = Number.parseInt(digest.slice(0, 12), 16).toString(36);
  const ids = [3, 4, 5].map((length) => `s${hash.slice(-length)}`);
  const id = ids.find((one) => (sharedBy.get(one) ?? names) === names) ?? `s${hash}`;
  sharedBy.set(id, names);
  return id;
}

const site: Configuration = {
  ...common,
  name: 'site',
  ...(!isDevelopment && { dependencies: ['worker'] }),
  target: `browserslist:${targets.join(', ')}`,
  entry: {
    main: './src/app/entrypoint/main.tsx',
    // Prerendered pages only.
    ...(!isDevelopment && { first: { import: './src/app/entrypoint/first-script.ts', runtime: false } }),
  },
  output: {
    path: path.join(root, placesOf(variant).dist),
    publicPath: '/',
    filename: isDevelopment ? 'assets/[name].js' : 'assets/[name].[contenthash:8].js',
    cssFilename: isDevelopment ? 'assets/[name].css' : 'assets/[name].[contenthash:8].css',
    // Short hashes: the table of chunks is part of the main script.
    ...(!isDevelopment && {
      chunkFilename: 'assets/[id].[contenthash:6].js',
      cssChunkFilename: 'assets/[id].[contenthash:6].css',
    }),
    // In milliseconds; afterwards the page shows a message with a retry.
    chunkLoadTimeout: 30_000,
    clean: true,
  },
  module: {
    rules: rules({ targets }, isDevelopment),
    parser,
    generator: { 'css/auto': { localIdentName } },
  },
  plugins: [
    ...plugins,
    new CopyRspackPlugin({
      patterns: [
        { from: 'public', globOptions: { ignore: ['**/index.html'] } },
        // Written by `buildPacks` of tools/ready.mjs, with a hash in the name.
        { context: path.join(workplace, 'practice'), from: '*.json', to: 'practice/[name][ext]' },
        wordFiles('locales/en', '*.json', 'en/[name].json'),
        ...otherLanguages.flatMap(translatedFiles),
        // Where each text comes from, for speakers who improve them.
        wordFiles('locales/provenance', '*.json', 'provenance/[name].json'),
        {
          ...wordFiles('locales/provenance', '*.json', 'unread/[name].json'),
          transform: (_json: Buffer, file: string) => JSON.stringify(unreadTexts(path.parse(file).name)),
        },
        wordFiles('src/shared/i18n/date-names', '*.json', '[name]/date-names.json'),
      ],
    }),
    ...(isDevelopment
      ? [
          // In production tools/prerender creates a document for each page.
          new HtmlRspackPlugin({ template: './public/index.html', scriptLoading: 'defer' }),
          new ReactRefreshRspackPlugin(),
        ]
      : [new ChunkListPlugin(path.join(workplace, 'chunks.json')), injectManifest]),
  ],
  optimization: {
    // Readable in the waterfall and in stack traces.
    chunkIds: 'named',
    splitChunks: {
      cacheGroups: {
        ...(!isDevelopment && {
          default: { name: nameShared, minChunks: 2, priority: -20, reuseExistingChunk: true },
          defaultVendors: {
            name: nameShared,
            test: /[\\/]node_modules[\\/]/,
            priority: -10,
            reuseExistingChunk: true,
          },
        }),
        // Rarely changing packages in one chunk, for long-term caching.
        foundation: {
          name: 'foundation',
          test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router(-dom)?|i18next|react-i18next)[\\/]/,
          chunks: 'initial',
          enforce: true,
        },
        ...chunkGroups,
      },
    },
    minimizer: [
      new SwcJsMinimizerRspackPlugin(),
      new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets } }),
    ],
  },
  devtool: isDevelopment ? 'cheap-module-source-map' : 'source-map',
  // Compiling everything takes two seconds; a page compiled on demand may be late.
  lazyCompilation: false,
  devServer: {
    port: Number(process.env.PORT ?? 8080),
    historyApiFallback: { disableDotRule: true },
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
  },
};

const prerender: Configuration = {
  ...common,
  name: 'prerender',
  target: 'node20',
  entry: { main: './src/app/prerender/main.ts' },
  output: {
    path: path.join(workplace, 'prerender'),
    filename: '[name].cjs',
    library: { type: 'commonjs2' },
    clean: true,
  },
  module: {
    rules: rules({ targets: 'node 20' }, false),
    parser,
    generator: { 'css/auto': { localIdentName, exportsOnly: true } },
  },
  plugins,
  optimization: { minimize: false },
  devtool: false,
};

const worker: Configuration = {
  ...common,
  name: 'worker',
  target: 'webworker',
  entry: { sw: './src/app/service-worker/sw.ts' },
  output: { path: path.join(workplace, 'worker'), filename: '[name].js', clean: true },
  module: { rules: rules({ targets }, false) },
  plugins,
  optimization: { minimizer: [new SwcJsMinimizerRspackPlugin()] },
  devtool: false,
};

export default defineConfig(isDevelopment ? site : [worker, site, prerender]);
