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
import {
  chunksOfPrecacheGroups,
  markLater,
  precachedAddresses,
  precachedChunks,
} from './tools/precached.mjs';
import { ChunkListPlugin } from './tools/prerender/chunk-list-plugin.mjs';
import { placesOf } from './tools/ready.mjs';

const root = import.meta.dirname;
const isDevelopment = process.env.NODE_ENV !== 'production';
/** Set by tools/ready.mjs, so that the pages, the version manifest and the error log name the same build. */
const buildId = process.env.LIFELINE_BUILD_ID ?? 'dev';

/**
 * `whole`: the same site, woken in one piece at once, for `npm run bench` to compare with. `faults`: with a network before
 * the embedded backend, for `npm run faults`. `next`: the same site as another release, for the journeys of updates.
 */
const variant = process.env.LIFELINE_VARIANT ?? '';
/** Between builds, and not part of the site. */
const workplace = path.join(root, placesOf(variant).workplace);

/** What both builds share: the site for the browser, and the same pages for the prerender. */
const common: Configuration = {
  mode: isDevelopment ? 'development' : 'production',
  context: root,
  resolve: {
    extensions: ['.ts', '.tsx', '.js', '.json'],
    tsConfig: path.join(root, 'tsconfig.json'),
    // React has had it since 18; the shim is for those before.
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
    __WAKES_IN_ONE_PIECE__: JSON.stringify(variant === 'whole'),
    __HAS_FAULTY_LINK__: JSON.stringify(variant === 'faults'),
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
      test: /adinkra-icons[\\/]icons[\\/].+\.svg$/,
      loader: path.join(root, 'tools/adinkra-loader.mjs'),
      type: 'javascript/auto',
    },
  ];
}

// Custom properties are tokens shared by all parts, never local to a file.
const parser = { 'css/auto': { namedExports: false, dashedIdents: false } } as const;
// By the path of the file, so that both builds give a class the same name.
const localIdentName = isDevelopment ? '[name]-[local]' : '[hash:base64:5]-[local]';

const wordFiles = (folder: string, from: string, to: string) => ({
  context: path.join(root, folder),
  from,
  to: `words/${buildId}/${to}`,
  transform: (json: Buffer) => JSON.stringify(JSON.parse(json.toString())),
});

/** Writes into the built worker which files it brings along. The plugin's own compiler is webpack's, so ours comes first. */
const injectManifest = new InjectManifest({
  compileSrc: false,
  swSrc: path.join(workplace, 'worker/sw.js'),
  swDest: 'sw.js',
  chunks: [...precachedChunks, ...Object.values(chunksOfPrecacheGroups).flat()],
  manifestTransforms: [markLater(buildId)],
  include: [/\.(js|css)$/],
  dontCacheBustURLsMatching: /\.[0-9a-f]{8}\./,
  additionalManifestEntries: precachedAddresses(buildId),
});

const site: Configuration = {
  ...common,
  name: 'site',
  ...(!isDevelopment && { dependencies: ['worker'] }),
  target: `browserslist:${targets.join(', ')}`,
  entry: {
    main: './src/app/entrypoint/main.tsx',
    // Only a prerendered page has it.
    ...(!isDevelopment && { first: { import: './src/app/entrypoint/first-script.ts', runtime: false } }),
  },
  output: {
    path: path.join(root, placesOf(variant).dist),
    publicPath: '/',
    filename: isDevelopment ? 'assets/[name].js' : 'assets/[name].[contenthash:8].js',
    cssFilename: isDevelopment ? 'assets/[name].css' : 'assets/[name].[contenthash:8].css',
    // By number and not by name: the table of names would stand in the first script of every page.
    ...(!isDevelopment && {
      chunkFilename: 'assets/[id].[contenthash:6].js',
      cssChunkFilename: 'assets/[id].[contenthash:6].css',
    }),
    // In milliseconds; after it the page says so, with a way on.
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
        wordFiles('locales', '*/*.json', '[path][name].json'),
        wordFiles('src/shared/i18n/date-names', '*.json', '[name]/date-names.json'),
      ],
    }),
    ...(isDevelopment
      ? [
          // In the built site each page has a file of its own, made by tools/prerender.
          new HtmlRspackPlugin({ template: './public/index.html', scriptLoading: 'defer' }),
          new ReactRefreshRspackPlugin(),
        ]
      : [new ChunkListPlugin(path.join(workplace, 'chunks.json')), injectManifest]),
  ],
  optimization: {
    splitChunks: {
      cacheGroups: {
        // What a release seldom changes, in a file of its own: kept by the browser, and read in a step of its own.
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
  // All of it takes two seconds; a page that is compiled at its first visit can be late for its own click.
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
