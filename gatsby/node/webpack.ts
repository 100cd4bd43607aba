import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import { filesBelow } from "@capture/content/model/files-below";
import { contentFile, contentFolder } from "@capture/content/model/folder";
import { MAX_FIRST_DEVICES, MAX_LISTED_PRODUCTS } from "@capture/domain/products/many-products";
import { arePublicSourceMaps } from "../lib/source-maps";
import { ANNOUNCEMENT_MODULE } from "../outputs/announcement";
import { BRAND_MODULE } from "../outputs/brand/module";

/** All browsers in the browserslist of package.json run ES2020; Gatsby's default is ES5. */
const ECMA = 2020;

/** Modules that the site does not use: two that load third-party scripts, and a dependency of `withTheme` and `withFormik`. */
const UNUSED_MODULES = {
  "@builder.io/partytown/integration": false,
  "gatsby-script": false,
  "hoist-non-react-statics": false,
};

/** The viewer of tours and scans, with three.js. The template of devices imports it, even if there is no tour. */
const VIEWER = resolve("src/features/tours/lazy-viewer.tsx");

/** The stage for models of devices, with three.js. The template of devices imports it, even if none has a model. */
const MODEL_STAGE = resolve("src/features/models/stage/controls/model-stage.tsx");

/**
 * Modules of Gatsby that do nothing on this site, but are part of every site's first script: its plugin for scripts in
 * workers, which runs in development only, and the registration of a service worker.
 */
const INERT_MODULES =
  /(gatsby[\\/]dist[\\/]internal-plugins[\\/]partytown[\\/]gatsby-browser|\.cache[\\/]register-service-worker)\.js$/;

/** Gatsby's handler of `export const Head`, and one that does nothing: `Seo` writes the head with react-helmet. */
const HEAD_HANDLER = {
  [resolve(".cache/head/head-export-handler-for-browser.js")]: resolve("gatsby/node/head-handler.ts"),
};

/** react-helmet, which a browser needs only for the head of the second page. It saves 5 KB (brotli). */
const HELMET = { [resolve("src/seo/helmet.ts")]: resolve("src/seo/late-helmet.tsx") };

/** Gatsby's way to load files of the next page, and one that works with our policy in every browser. */
const PREFETCH = { [resolve(".cache/prefetch.js")]: resolve("gatsby/node/prefetch.ts") };

/** The declarations of types in Gatsby's components, which React checks in development only. */
const PROP_TYPES = { "prop-types": resolve("gatsby/node/no-prop-types.ts") };

/** Builders of structured data, which only the served HTML needs, and a module whose builders do nothing. */
const STRUCTURED_DATA = Object.fromEntries(
  ["article", "dataset", "glossary", "list", "model", "product", "tour", "video"].map((name) => [
    resolve(`src/seo/json-ld/${name}.ts`),
    resolve("gatsby/node/no-structured-data.ts"),
  ]),
);

/** Content of `<noscript>` elements, which only the served HTML needs. */
const NOSCRIPT = Object.fromEntries(
  ["accuracy", "decision-page"].map((feature) => [
    resolve(`src/features/tools/${feature}/without-script.tsx`),
    resolve("gatsby/node/empty-noscript.ts"),
  ]),
);

/** The entry chunk. It also contains the modules that at least MIN_PAGES pages share: one script compresses better than several. */
const MAIN = "app";
const MIN_PAGES = 27;
const sharedByPages = { name: MAIN, chunks: "all", minChunks: MIN_PAGES, enforce: true };

/**
 * The viewer and the stage load three.js as one script. A visitor who opens both loads 114 KB (brotli) less; one who opens
 * a single one loads 1 to 2 KB more, because two scripts compress less than one.
 */
const sharedByViewers = { test: /[\\/]node_modules[\\/]three[\\/]/, chunks: "async", minChunks: 2, enforce: true };

/**
 * A chunk is named by its number and six digits of its hash. The first script lists all names: with Gatsby's names, which
 * contain the component and twenty digits, it would be 13 bytes larger for each page of the site.
 */
const OUTPUT = { filename: "[name]-[contenthash:6].js", chunkFilename: "[id]-[contenthash:6].js" };

/** What pages show only if there are more products or devices than they show at first, or families of products. */
const MANY_PRODUCTS = [
  "src/features/tools/planner/planner-of-many.tsx",
  "src/features/products/catalog/catalog.tsx",
  "src/features/products/catalog/catalog-comparison.tsx",
  "src/features/products/compare/compare-many.tsx",
  "src/layout/menu-families.tsx",
].map((file) => resolve(file));

/** Scripts that an earlier build has written, with their maps and licenses. Open pages get theirs from an earlier release. */
const SCRIPT = /^[^/]+-[0-9a-f]{6}\.js(?:\.map|\.LICENSE\.txt)?$/;
/** Removes scripts of earlier builds, and nothing else from public/. */
const CLEAN = { keep: (path: string) => !SCRIPT.test(path) };

/** Features that the site does not use, because their folder in data/ has no entries, or few. */
function unusedFeatures(): Record<string, false> {
  const files = filesBelow(contentFolder());
  const entriesIn = (folder: string): string[] =>
    files.filter((name) => new RegExp(`^${folder}/[^/]+\\.json$`).test(name));
  const products = entriesIn("products");
  const devices = products.filter((name) => readFileSync(contentFile(name), "utf8").includes('"specifications"'));
  const hasManyProducts =
    products.length > MAX_LISTED_PRODUCTS ||
    devices.length > MAX_FIRST_DEVICES ||
    entriesIn("product-families").length > 0;
  const unused = [
    ...(entriesIn("tours").length === 0 ? [VIEWER] : []),
    ...(entriesIn("models").length === 0 ? [MODEL_STAGE] : []),
    ...(hasManyProducts ? [] : MANY_PRODUCTS),
  ];
  return Object.fromEntries(unused.map((file) => [file, false]));
}

/** WebAssembly, which a worker fetches as a file: /static/ has the names with a hash, and their rules. */
const WASM = { test: /\.wasm$/, type: "asset/resource", generator: { filename: "static/[name]-[contenthash:6][ext]" } };

interface Config {
  output: object;
  optimization: { minimizer: object[]; splitChunks: { cacheGroups: object } };
}

/** Resolves the brand, and builds one first script instead of four, in ES2020. This saves 4 KB (brotli) and three requests. */
export function onCreateWebpackConfig({ stage, actions, getConfig, loaders }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({
    resolve: { alias: { "@brand": BRAND_MODULE, "@announcement": ANNOUNCEMENT_MODULE } },
    module: { rules: [WASM] },
  });
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    resolve: {
      alias: {
        ...UNUSED_MODULES,
        ...HEAD_HANDLER,
        ...HELMET,
        ...PREFETCH,
        ...PROP_TYPES,
        ...STRUCTURED_DATA,
        ...NOSCRIPT,
        ...unusedFeatures(),
      },
    },
    module: { rules: [{ test: INERT_MODULES, use: loaders.null() }] },
  });
  const config = getConfig() as Config;
  const { minimizer, splitChunks } = config.optimization;
  const others = minimizer.filter(({ constructor }) => constructor.name !== TerserPlugin.name);
  if (others.length !== minimizer.length - 1)
    throw new Error("Gatsby no longer minifies scripts with one TerserPlugin.");
  const scriptMinimizer = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { ecma: ECMA, compress: { ecma: ECMA, passes: 3 }, mangle: true },
  });
  actions.replaceWebpackConfig({
    ...config,
    output: { ...config.output, ...OUTPUT, clean: CLEAN },
    // Hidden: scripts do not name a source map that is not public.
    devtool: arePublicSourceMaps() ? "source-map" : "hidden-source-map",
    optimization: {
      ...config.optimization,
      minimizer: [scriptMinimizer, ...others],
      runtimeChunk: false,
      splitChunks: {
        ...splitChunks,
        cacheGroups: { default: false, defaultVendors: false, [MAIN]: sharedByPages, three: sharedByViewers },
      },
    },
  });
}
