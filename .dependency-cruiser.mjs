import { readFileSync } from "node:fs";
import { URL } from "node:url";

/**
 * The layers of the site's code from the bottom to the top. A folder imports from those above it in this list, never
 * from those below (CONTRIBUTING.md). `__tests__/unit/repository/fragment-layers.test.ts` applies the same list to GraphQL
 * fragments and to the types of queries, which are global names and therefore invisible here.
 */
const LAYERS = JSON.parse(readFileSync(new URL("src/layers.json", import.meta.url), "utf8"));

/** Folders of the site's code that Node code may import: code without rendering, queries and browser APIs. */
const PURE = ["^src/(lib|theme|search)/"];
/** Components, hooks and static queries, in any folder. */
const DRAWN = "\\.tsx$|/use-";

const pattern = (folders) => `^(${folders.join("|")})/`;

/** The rules apply to imports of types too: a cycle of types couples files as much as a cycle of values. */
export default {
  forbidden: [
    { name: "no-cycle", severity: "error", from: {}, to: { circular: true } },
    ...LAYERS.slice(0, -1).map((layer, index) => ({
      name: `${layer}-imports-upwards`,
      severity: "error",
      from: { path: pattern([layer]) },
      to: { path: pattern(LAYERS.slice(index + 1)) },
    })),
    {
      name: "no-feature-imports-another",
      severity: "error",
      from: { path: "^src/features/([^/]+)/" },
      to: { path: "^src/features/", pathNot: "^src/features/$1/" },
    },
    {
      // Which packages a package may use is in its package.json (import-x/no-extraneous-dependencies).
      name: "packages-import-no-site-code",
      severity: "error",
      from: { path: "^packages/[^/]+/src/" },
      to: { path: "^(src|data|gatsby|scripts|bench|testing|gallery|plugins|__tests__)/" },
    },
    {
      // Helpers of tests, such as a content folder of a small company, are shared.
      name: "tests-of-packages-use-helpers-only",
      severity: "error",
      from: { path: "^packages/[^/]+/__tests__/" },
      to: { path: "^(src|data|gatsby|scripts|bench|gallery|plugins)/" },
    },
    {
      name: "browser-code-imports-no-content",
      severity: "error",
      from: { path: "^src/(?!api/)" },
      to: { path: "^packages/((content|deliverables|desk|host|words)/|receiver/src/(?!payload/|texts/texts))" },
    },
    {
      name: "browser-code-imports-no-node",
      severity: "error",
      from: { path: "^(src/(?!api/)|packages/(domain|viewer)/src/|packages/receiver/src/payload/)" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "node-code-stays-pure",
      severity: "error",
      from: { path: "^gatsby/" },
      to: { path: "^src/", pathNot: PURE },
    },
    {
      name: "node-code-draws-nothing",
      severity: "error",
      from: { path: "^gatsby/" },
      to: { path: DRAWN },
    },
    {
      name: "the-site-does-not-use-node-code",
      severity: "error",
      from: { path: "^src/(?!api/)" },
      to: { path: "^(gatsby|scripts|bench|testing|gallery|plugins|__tests__)/" },
    },
    {
      name: "bench-imports-no-tests",
      severity: "error",
      from: { path: "^(bench|testing)/" },
      to: { path: "^__tests__/" },
    },
    {
      name: "tests-import-no-bench",
      severity: "error",
      from: { path: "^(__tests__|testing)/" },
      to: { path: "^bench/" },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(public|releases|\\.cache|node_modules|__tests__/fixtures)/" },
    // With `exportsFields`, imports of our packages are resolved to their files.
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
