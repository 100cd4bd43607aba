/**
 * The house from the bottom to the top. A folder imports from those above it
 * in this list, never from those below (architecture: CONTRIBUTING.md).
 */
const LAYERS = [
  "src/content",
  "src/theme",
  "src/search",
  "src/components/ui",
  "src/seo",
  "src/forms",
  "src/components/blocks",
  "src/components/layout",
  "src/features",
  "src/templates",
  "src/pages",
];

/** What Node code may use of the site's code: nothing that draws, queries or needs a browser. */
const PURE = "^src/(content|theme|search|forms|seo)/";
/** Components, hooks and static queries. */
const DRAWN = "\\.tsx$|/use-|^src/seo/site-facts";

const pattern = (folders) => `^(${folders.join("|")})/`;

/** Imports of types count too: a circle of types ties files together as much as one of values. */
export default {
  forbidden: [
    { name: "no-circle", severity: "error", from: {}, to: { circular: true } },
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
      name: "node-code-stays-pure",
      severity: "error",
      from: { path: "^(gatsby|server)/" },
      to: { path: "^src/", pathNot: PURE },
    },
    {
      name: "node-code-draws-nothing",
      severity: "error",
      from: { path: "^(gatsby|server)/" },
      to: { path: DRAWN },
    },
    {
      name: "server-and-gatsby-meet-in-one-module",
      severity: "error",
      from: { path: "^server/" },
      to: { path: "^gatsby/", pathNot: "^gatsby/outputs/headers/host-files" },
    },
    {
      name: "gatsby-does-not-use-the-server",
      severity: "error",
      from: { path: "^gatsby/" },
      to: { path: "^server/" },
    },
    {
      name: "the-site-does-not-use-node-code",
      severity: "error",
      from: { path: "^src/(?!api/)" },
      to: { path: "^(gatsby|server|scripts|bench|desk|plugins|__tests__)/" },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(public|releases|\\.cache|node_modules|__tests__/fixtures)/" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mjs", ".js", ".json"] },
  },
};
