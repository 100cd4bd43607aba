import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import { forgetCompilation } from "./forget-compilation";
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

/** What packages bring along for browsers older than those that the site supports. */
const OLD: readonly (readonly [RegExp, string])[] = [
  [/[\\/]runtime[\\/]helpers[\\/](esm[\\/])?extends/, "extends"],
  [/[\\/]runtime[\\/]helpers[\\/](esm[\\/])?inheritsLoose/, "inherits-loose"],
  [/[\\/]runtime[\\/]helpers[\\/](esm[\\/])?toConsumableArray/, "to-consumable-array"],
];

/** Gatsby's own Head, which reads the `Head` that a page exports; here `Seo` writes heads. */
const GATSBY_HEAD = /head-export-handler-for-browser/;

/** Gatsby's own way to draw a page. */
const GATSBY_DRAWING = /^\.\/react-dom-utils$/;

/** The part of Theme UI that works out the styles of an element. */
const PARSE_PROPS = /[\\/]parseProps-\w+(\.\w+)*\.js$/;

/** Where the script begins, in the place of Gatsby's own script, which it calls. */
const START = "src/chrome/start.ts";

/** Browsers that the site supports read ES2020 (package.json, browserslist). */
const ECMA = 2020;

/**
 * Chrome then reads a script's functions to their end beside the page, and not
 * one by one when they are first called: 19 to 27 of a page's 107 to 146 ms.
 */
const READ_BESIDE = "//# allFunctionsCalledOnLoad";

/** After scripts are made short, and before their names are made of what they hold. */
const SHORT_ALREADY = 450;

/** What webpack is asked for, and the folder of the module that asks. */
interface AskedModule {
  request: string;
  context: string;
}

interface Plugins {
  banner: (options: { banner: string; raw: boolean; test: RegExp; stage: number }) => object;
  define: (values: Readonly<Record<string, string>>) => object;
  normalModuleReplacement: (pattern: RegExp, module: string | ((asked: AskedModule) => void)) => object;
}

interface Config {
  entry: { app: string };
  resolve: { alias: Record<string, string> };
  optimization: { minimizer: object[]; splitChunks: { cacheGroups: object } };
}

/** Keeps what no page uses out of the script that every page loads, and makes the rest short. */
export function onCreateWebpackConfig({ stage, actions, getConfig, plugins }: CreateWebpackConfigArgs): void {
  const { banner, define, normalModuleReplacement } = plugins as unknown as Plugins;
  actions.setWebpackConfig({
    plugins: [
      normalModuleReplacement(PARSE_PROPS, resolve("src/build/platform/parse-props.ts")),
      // While somebody edits, compilers go on compiling.
      ...(stage.startsWith("build-") ? [forgetCompilation] : []),
    ],
  });
  if (stage !== "build-javascript") return;
  const nothing = resolve("src/build/unused/nothing.ts");
  actions.setWebpackConfig({
    plugins: [
      listScripts,
      banner({ banner: READ_BESIDE, raw: true, test: /\.js$/, stage: SHORT_ALREADY }),
      // The half of a module that is for the making of HTML is left out.
      define({ "typeof window": '"object"', "typeof document": '"object"' }),
      ...UNUSED.map((pattern) => normalModuleReplacement(pattern, nothing)),
      // Emotion asks for it by name too; formik needs it.
      normalModuleReplacement(/^hoist-non-react-statics$/, (asked) => {
        if (asked.context.includes("@emotion")) asked.request = nothing;
      }),
      // Themes are merged where one stands inside another (wrap.tsx); formik merges errors.
      normalModuleReplacement(/^deepmerge$/, (asked) => {
        if (asked.context.includes("@theme-ui")) asked.request = nothing;
      }),
      ...OLD.map(([pattern, name]) => normalModuleReplacement(pattern, resolve(`src/build/platform/${name}.ts`))),
      normalModuleReplacement(/^prop-types$/, resolve("src/build/unused/prop-types.ts")),
      normalModuleReplacement(GATSBY_HEAD, resolve("src/build/unused/gatsby-head.ts")),
      normalModuleReplacement(GATSBY_DRAWING, resolve("src/build/unused/react-dom-utils.ts")),
    ],
  });
  const config = getConfig() as Config;
  const { minimizer, splitChunks } = config.optimization;
  const { entry, resolve: resolution } = config;
  const [, ...others] = minimizer;
  // Under brotli swc's output is 2 % shorter than that of terser as Gatsby sets it up, which writes ES5.
  const script = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { ecma: ECMA, compress: { ecma: ECMA, passes: 3 }, mangle: true },
  });
  actions.replaceWebpackConfig({
    ...config,
    entry: { ...entry, app: resolve(START) },
    resolve: { ...resolution, alias: { ...resolution.alias, "gatsby-app": entry.app } },
    optimization: {
      ...config.optimization,
      minimizer: [script, ...others],
      // One script compresses better than three, and asks the network once: 1.3 KB less for a first visit.
      runtimeChunk: false,
      splitChunks: { ...splitChunks, cacheGroups: { ...splitChunks.cacheGroups, framework: false } },
    },
  });
}
