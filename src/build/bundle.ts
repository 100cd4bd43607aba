import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import { listScripts } from "./script-list";

/**
 * Parts of packages that come with what every page loads and that no page of
 * this site uses: Gatsby's Script with its worker, its service worker, and what
 * emotion needs only for `withTheme`.
 */
const UNUSED = [
  /[\\/]gatsby-script[\\/]/,
  /[\\/]internal-plugins[\\/]partytown[\\/]/,
  /[\\/]_isolated-hnrs[\\/]/,
  /[\\/]register-service-worker/,
];

/** Gatsby's own Head, which reads the `Head` that a page exports; here `Seo` writes heads. */
const GATSBY_HEAD = /head-export-handler-for-browser/;

/** Gatsby's own way to draw a page. */
const GATSBY_DRAWING = /^\.\/react-dom-utils$/;

/** Browsers that the site supports read ES2020 (package.json, browserslist). */
const ECMA = 2020;

/** What webpack is asked for, and the folder of the module that asks. */
interface AskedModule {
  request: string;
  context: string;
}

interface ReplacePlugins {
  normalModuleReplacement: (pattern: RegExp, module: string | ((asked: AskedModule) => void)) => object;
}

interface Config {
  optimization: { minimizer: object[]; splitChunks: { cacheGroups: object } };
}

/** Keeps what no page uses out of the script that every page loads, and makes the rest short. */
export function onCreateWebpackConfig({ stage, actions, getConfig, plugins }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const { normalModuleReplacement } = plugins as unknown as ReplacePlugins;
  const nothing = resolve("src/build/unused/nothing.ts");
  actions.setWebpackConfig({
    plugins: [
      listScripts,
      ...UNUSED.map((pattern) => normalModuleReplacement(pattern, nothing)),
      // Emotion asks for it by name too; formik needs it.
      normalModuleReplacement(/^hoist-non-react-statics$/, (asked) => {
        if (asked.context.includes("@emotion")) asked.request = nothing;
      }),
      // Themes are merged where one stands inside another (wrap.tsx); formik merges errors.
      normalModuleReplacement(/^deepmerge$/, (asked) => {
        if (asked.context.includes("@theme-ui")) asked.request = nothing;
      }),
      normalModuleReplacement(GATSBY_HEAD, resolve("src/build/unused/gatsby-head.ts")),
      normalModuleReplacement(GATSBY_DRAWING, resolve("src/build/unused/react-dom-utils.ts")),
    ],
  });
  const config = getConfig() as Config;
  const { minimizer, splitChunks } = config.optimization;
  const [, ...others] = minimizer;
  // Under brotli swc's output is 2 % shorter than that of terser as Gatsby sets it up, which writes ES5.
  const script = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { ecma: ECMA, compress: { ecma: ECMA, passes: 3 }, mangle: true },
  });
  actions.replaceWebpackConfig({
    ...config,
    optimization: {
      ...config.optimization,
      minimizer: [script, ...others],
      // One script compresses better than three, and asks the network once: 1.3 KB less for a first visit.
      runtimeChunk: false,
      splitChunks: { ...splitChunks, cacheGroups: { ...splitChunks.cacheGroups, framework: false } },
    },
  });
}
