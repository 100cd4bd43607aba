import { env, stderr } from "node:process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * Packages that are published as ES modules only, which Jest requires from Node 24.9 on: those of Markdown, and `Temporal`.
 */
const MODULES_ONLY =
  "bail|ccount|character-entities.*|collapse-white-space|comma-separated-tokens|decode-named-character-reference|devlop|escape-string-regexp|feed|hast-.*|hastscript|longest-streak|markdown-table|mdast-.*|micromark.*|property-graph|property-information|rehype-minify-whitespace|space-separated-tokens|temporal-.*|trim-lines|trim-trailing-lines|unist-.*|vfile.*|web-namespaces|zwitch";

const transform = {
  [`^.+\\.(ts|tsx|mjs)$|/node_modules/(${MODULES_ONLY})/.+\\.js$`]: [
    "@swc/jest",
    {
      jsc: {
        parser: { syntax: "typescript", tsx: true },
        target: "es2022",
        transform: { react: { runtime: "automatic", importSource: "@theme-ui/core" } },
      },
      module: { type: "commonjs" },
    },
  ],
};

/** The engine is tested with a small company of its own, so that these tests pass with any content. */
const useCompany = "<rootDir>/__tests__/support/company/use-company.ts";
/** Without a host, a build and a browser, a test that takes a minute hangs. */
const limitTime = "<rootDir>/__tests__/support/limit-time.ts";

const project = (name, environment) => ({
  displayName: name,
  // Contains a copy of the sources, whose package.json has the same name as ours.
  modulePathIgnorePatterns: ["<rootDir>/.preview/", "<rootDir>/.languages/"],
  testMatch: [`<rootDir>/__tests__/${name}/**/*.test.{ts,tsx}`],
  testEnvironment: environment,
  // Jest looks up other globals slowly: without this, tests in jsdom take a fifth longer, and a loop over a million points five times as long.
  sandboxInjectedGlobals: ["Array", "Math", "Number", "Object", "String", "Symbol"],
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${MODULES_ONLY})/)`],
  moduleNameMapper: {
    // @gltf-transform/core requires it; Jest transforms its sources, but not its .mjs file.
    "^property-graph$": "<rootDir>/node_modules/property-graph/src/index.ts",
    "^\\./(constants|event-dispatcher|graph|graph-edge|graph-node|refs)\\.js$": "./$1",
    "^gatsby$": "<rootDir>/__tests__/support/dom/gatsby.tsx",
    "/forms/data-files$": "<rootDir>/__tests__/support/server/data-files.ts",
    "^@brand$": "<rootDir>/__tests__/support/content/brand.ts",
    "^@announcement$": "<rootDir>/__tests__/support/dom/announcement.ts",
  },
  setupFilesAfterEnv: environment === "jsdom" ? ["<rootDir>/__tests__/support/dom/jest-dom.ts"] : [],
});

const hasExpectations = existsSync(join(env.CONTENT_DIR ?? "data", "expectations.json"));
if (!hasExpectations) stderr.write("__tests__/specification/ is skipped: the content has no expectations.json.\n");
/** Tests of the specification, which a company without expectations.json does not have. */
const specificationTests = (pattern) => [`<rootDir>/__tests__/specification/${hasExpectations ? pattern : "none"}`];

/**
 * Kinds of test: functions and components, with a company of their own; the packages; the content; the texts and counts of the
 * specification; the host in a separate process; and the built files. Playwright Test visits pages in a browser.
 */
/** @type {import("jest").Config} */
const config = {
  projects: [
    { ...project("unit", "node"), setupFiles: [useCompany, limitTime] },
    { ...project("components", "jsdom"), setupFiles: [useCompany, limitTime] },
    {
      ...project("packages", "node"),
      setupFiles: [useCompany, limitTime],
      testMatch: ["<rootDir>/packages/*/__tests__/**/*.test.ts"],
      // With a database, in the project below.
      testPathIgnorePatterns: ["/packages/[^/]+/__tests__/server/"],
    },
    { ...project("content", "node"), setupFiles: [limitTime] },
    {
      ...project("specification", "node"),
      setupFiles: [limitTime],
      testMatch: specificationTests("*.test.{ts,tsx}"),
    },
    {
      ...project("server", "node"),
      testMatch: ["<rootDir>/__tests__/server/**/*.test.ts", "<rootDir>/packages/*/__tests__/server/**/*.test.ts"],
      globalSetup: "<rootDir>/__tests__/support/server/server-setup.ts",
      globalTeardown: "<rootDir>/__tests__/support/server/server-teardown.ts",
      setupFilesAfterEnv: ["<rootDir>/__tests__/support/server/clean-up.ts"],
    },
    {
      ...project("built", "node"),
      testMatch: ["<rootDir>/__tests__/built/**/*.test.ts", ...specificationTests("built/*.test.ts")],
    },
    // `npm run test:nightly` only: it builds a changed site.
    project("nightly", "node"),
  ],
  // Ends a test that hangs. On two busy processors without a graphics card, tests that pass have taken more than a minute.
  testTimeout: 600_000,
};

export default config;
