import path from 'node:path';
import { defineConfig } from '@rspack/cli';
import {
  CopyRspackPlugin,
  DefinePlugin,
  HtmlRspackPlugin,
  LightningCssMinimizerRspackPlugin,
  SwcJsMinimizerRspackPlugin,
} from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

const root = import.meta.dirname;
/** The oldest browsers that the phones of 2021 on carry; older ones get what they can read. */
const targets = [
  'chrome >= 92',
  'edge >= 92',
  'firefox >= 98',
  'safari >= 15.4',
  'ios_saf >= 15.4',
  'samsung >= 16',
];
const isDevelopment = process.env.NODE_ENV !== 'production';
/** Set by tools/build.mjs, so that the pages, the version manifest and the error log name the same build. */
const buildId = process.env.LIFELINE_BUILD_ID ?? 'dev';

export default defineConfig({
  mode: isDevelopment ? 'development' : 'production',
  context: root,
  target: `browserslist:${targets.join(', ')}`,
  entry: { main: './src/app/entrypoint/main.tsx' },
  output: {
    path: path.join(root, 'dist'),
    publicPath: '/',
    filename: isDevelopment ? 'assets/[name].js' : 'assets/[name].[contenthash:8].js',
    cssFilename: isDevelopment ? 'assets/[name].css' : 'assets/[name].[contenthash:8].css',
    clean: true,
  },
  resolve: {
    extensions: ['.ts', '.tsx', '.js', '.json'],
    tsConfig: path.join(root, 'tsconfig.json'),
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          env: { targets },
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: {
              react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment },
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
    ],
    parser: {
      // Custom properties are tokens shared by all parts, never local to a file.
      'css/auto': { namedExports: false, dashedIdents: false },
    },
    generator: {
      'css/auto': { localIdentName: isDevelopment ? '[name]-[local]' : '[uniqueName]-[id]-[local]' },
    },
  },
  plugins: [
    new DefinePlugin({ __BUILD_ID__: JSON.stringify(buildId) }),
    new HtmlRspackPlugin({ template: './public/index.html', scriptLoading: 'defer', minify: !isDevelopment }),
    // The host answers an unknown path with this file and status 404; the app in it shows the error screen.
    new HtmlRspackPlugin({
      template: './public/index.html',
      filename: '404.html',
      scriptLoading: 'defer',
      minify: !isDevelopment,
    }),
    new CopyRspackPlugin({ patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] } }] }),
    ...(isDevelopment ? [new ReactRefreshRspackPlugin()] : []),
  ],
  optimization: {
    minimizer: [
      new SwcJsMinimizerRspackPlugin(),
      new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets } }),
    ],
  },
  cache: {
    type: 'persistent',
    buildDependencies: [import.meta.filename],
    storage: { type: 'filesystem', directory: path.join(root, 'node_modules/.cache/rspack') },
  },
  devtool: isDevelopment ? 'cheap-module-source-map' : 'source-map',
  performance: false,
  devServer: {
    port: Number(process.env.PORT ?? 8080),
    historyApiFallback: { disableDotRule: true },
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
  },
});
