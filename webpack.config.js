import { readFileSync } from 'node:fs';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { bundled } from './scripts/bundled.mjs';
import { manifestFor, production } from './scripts/manifest/editions.mjs';

/** The functions' metadata, one file a language, made from the same definitions that run. */
class MetadataPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('MetadataPlugin', (compilation) =>
      compilation.hooks.processAssets.tapPromise(
        { name: 'MetadataPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const { metadata } = await bundled('src/functions/metadata.ts');
          for (const [language, file] of /** @type {const} */ ([
            ['da', 'functions.json'],
            ['en', 'functions.en.json'],
          ]))
            compilation.emitAsset(file, new sources.RawSource(JSON.stringify(metadata(language), null, 1)));
        },
      ),
    );
  }
}

/**
 * The add-in: one page (pane and functions share a runtime), two metadata files, icons, manifest.
 * `ADDIN_URL` is where the files will stand; `--env edition=dev` names the development edition.
 * @param {{ edition?: string }} env
 */
export default (env = {}) => {
  const edition = manifestFor(env.edition);
  const folder = edition === production ? 'dist' : 'dist-dev';
  return {
    mode: 'production',
    entry: { functions: './src/functions/index.ts', taskpane: './src/taskpane/index.ts' },
    output: {
      path: new URL(`${folder}/`, import.meta.url).pathname,
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
      clean: true,
    },
    // The rules are the pane's and the functions': the page loads them once.
    optimization: {
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          shared: { name: 'shared', chunks: 'all', minChunks: 2, enforce: true },
        },
      },
    },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        { test: /\.ts$/, loader: 'esbuild-loader', options: { target: 'es2022' } },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({
        template: 'src/taskpane/taskpane.html',
        filename: 'taskpane.html',
        chunks: ['shared', 'functions', 'taskpane'],
        chunksSortMode: 'manual',
        // Not deferred: office.js lets Excel ask for functions as soon as the page is parsed, and where they are not there
        // by then they never come.
        scriptLoading: 'blocking',
        inject: 'body',
        hash: true,
        minify: { collapseWhitespace: true, removeComments: true },
      }),
      new MiniCssExtractPlugin({ filename: '[name].css' }),
      new MetadataPlugin(),
      new CopyPlugin({
        patterns: [
          { from: 'assets/*.png', to: 'assets/[name][ext]' },
          {
            from: 'manifest.xml',
            to: 'manifest.xml',
            transform: () => edition.write(readFileSync('manifest.xml', 'utf8')),
          },
        ],
      }),
    ],
    performance: { maxAssetSize: 500_000, maxEntrypointSize: 700_000 },
    stats: 'errors-warnings',
  };
};
