import type { CreateWebpackConfigArgs } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";

/** The browsers of package.json's browserslist run ES2020; Gatsby minifies to ES5. */
const ECMA = 2020;

/** Modules that the site does not use: third-party scripts and their workers, and those that only `withTheme` and `withFormik` need. */
const UNUSED = {
  "@builder.io/partytown/integration": false,
  "gatsby-script": false,
  "hoist-non-react-statics": false,
};

/** Gatsby's plugin for scripts in workers. It does something in development only, but is part of every site's first script. */
const WORKER_PLUGIN = /gatsby[\\/]dist[\\/]internal-plugins[\\/]partytown[\\/]gatsby-browser\.js$/;

/** The chunk of the entry. It also gets what most pages share, because one script compresses better than several. */
const MAIN = "app";
const MIN_PAGES = 12;
const sharedByPages = { name: MAIN, chunks: "all", minChunks: MIN_PAGES, enforce: true };

/**
 * Chunks are named by their number and six digits of their hash. The first script lists all of them: with Gatsby's names,
 * which have a component and twenty digits, it would grow by 13 bytes for each page of the site.
 */
const OUTPUT = { filename: "[name]-[contenthash:6].js", chunkFilename: "[id]-[contenthash:6].js" };

interface Config {
  output: object;
  optimization: { minimizer: object[]; splitChunks: { cacheGroups: object } };
}

/** One first script instead of four, as ES2020: 4 KB less in brotli, and one request instead of four. */
export function onCreateWebpackConfig({ stage, actions, getConfig, loaders }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    resolve: { alias: UNUSED },
    module: { rules: [{ test: WORKER_PLUGIN, use: loaders.null() }] },
  });
  const config = getConfig() as Config;
  const { minimizer, splitChunks } = config.optimization;
  const others = minimizer.filter(({ constructor }) => constructor.name !== TerserPlugin.name);
  if (others.length !== minimizer.length - 1)
    throw new Error("Gatsby no longer minifies scripts with one TerserPlugin.");
  const script = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { ecma: ECMA, compress: { ecma: ECMA, passes: 3 }, mangle: true },
  });
  actions.replaceWebpackConfig({
    ...config,
    output: { ...config.output, ...OUTPUT },
    optimization: {
      ...config.optimization,
      minimizer: [script, ...others],
      runtimeChunk: false,
      splitChunks: { ...splitChunks, cacheGroups: { default: false, defaultVendors: false, [MAIN]: sharedByPages } },
    },
  });
}
