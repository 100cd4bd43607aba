import { createRequire } from "node:module";
import js from "@eslint/js";
import importX from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Matches names without these words, for which there are standard terms: MIN, MAX, TIMEOUT. See CONTRIBUTING.md, "Words". */
const UNCLEAR_CONSTANT =
  "^(?!.*(?:^|_)(?:LEAST|MOST|FEWEST|LONGEST|SHORTEST|STEEPEST|PATIENCE|AT_ONCE|WORTH_WHILE)(?:_|$))";
/** Names whose meaning only their author knows. */
const UNCLEAR_NAMES = [
  "told",
  "stood",
  "say",
  "standing",
  "beside",
  "errand",
  "errands",
  "patience",
  "wish",
  "fewest",
  "mended",
  "least",
  "most",
];

/** Properties of styles that are different in a language written from right to left. */
const PHYSICAL_PROPERTIES = [
  "^(m[lr]|p[lr]|left|right|float)$",
  "^(margin|padding|scrollMargin|scrollPadding)(Left|Right)$",
  "^border(Top|Bottom)?(Left|Right)(Width|Style|Color|Radius)?$",
].join("|");
/** Where styles are written: in `sx` and `style`, in objects of the type ThemeUICSSObject, and in constants. */
const STYLES = [
  "JSXAttribute[name.name=/^(sx|style)$/]",
  'VariableDeclarator:has(TSTypeReference[typeName.name="ThemeUICSSObject"])',
  ":matches(TSAsExpression, TSSatisfiesExpression)",
];
const LOGICAL =
  "Use the logical property (marginInlineStart, insetInlineEnd, textAlign: start), which is mirrored where text runs from right to left. Points that a script computes stay physical, with the reason in a comment.";
const PHYSICAL_STYLES = STYLES.flatMap((styles) =>
  [
    // The center is the same from both sides.
    `Property[key.name=/${PHYSICAL_PROPERTIES}/]:not([value.value="50%"])`,
    "Property[key.name=/^(textAlign|float)$/] Literal[value=/^(left|right)$/]",
    // Top, right, bottom and left.
    "Property[key.name=/^(m|p|margin|padding|inset|borderRadius)$/] Literal[value=/^\\S+ \\S+ \\S+ \\S+$/]",
  ].map((style) => ({ selector: `${styles} ${style}`, message: LOGICAL })),
);

export default tseslint.config(
  {
    ignores: [
      "node_modules",
      ".cache",
      ".content",
      ".languages",
      ".preview",
      "public",
      "releases",
      "source-maps",
      "coverage",
      "test-results",
      "src/gatsby-types.d.ts",
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  jsxA11y.flatConfigs.strict,
  {
    // The accessibility rules check these components as the elements that they render.
    settings: {
      "jsx-a11y": {
        polymorphicPropName: "as",
        components: { Stack: "div", Row: "div", Grid: "div", Hairline: "div", Container: "div", Text: "p" },
      },
    },
  },
  // Lets the import rules resolve TypeScript files.
  importX.flatConfigs.typescript,
  {
    files: ["**/*.{ts,tsx}"],
    plugins: { "import-x": importX, "react-hooks": reactHooks },
    settings: {
      "import-x/resolver-next": [
        createRequire(import.meta.url)("eslint-import-resolver-typescript").createTypeScriptImportResolver(),
      ],
    },
    rules: {
      ...reactHooks.configs.recommended.rules,
      "import-x/no-default-export": "error",
      "import-x/no-extraneous-dependencies": "error",
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            { group: ["**/packages/*/**"], message: "Import a package by its name, such as @capture/domain." },
          ],
        },
      ],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_" }],
      "id-denylist": ["error", ...UNCLEAR_NAMES],
      "@typescript-eslint/naming-convention": [
        "error",
        { selector: "variableLike", format: null, custom: { regex: UNCLEAR_CONSTANT, match: true } },
        { selector: "typeLike", format: ["PascalCase"] },
        { selector: "function", format: ["camelCase", "PascalCase"] },
      ],
      eqeqeq: "error",
      "no-restricted-properties": [
        "error",
        {
          object: "URL",
          property: "canParse",
          message: "Use parseUrl (packages/domain/src/lib/parse-url.ts): Node 20's function fails.",
        },
      ],
      "no-console": "error",
    },
  },
  {
    // Tests of packages share helpers with the site's (`.dependency-cruiser.mjs` allows nothing else).
    files: ["packages/*/__tests__/**/*.ts"],
    rules: { "import-x/no-extraneous-dependencies": "off" },
  },
  {
    files: ["src/**/*.{ts,tsx}", "gallery/**/*.tsx"],
    rules: { "no-restricted-syntax": ["error", ...PHYSICAL_STYLES] },
  },
  {
    // Gatsby or a tool requires a default export in these files.
    files: [
      "__tests__/support/*/*-{setup,teardown,reporter}.ts",
      "playwright.config.ts",
      "**/*.mjs",
      "gatsby/node/no-prop-types.ts",
      "gatsby/node/prefetch.ts",
      "gatsby/outputs/brand/subset-font.d.ts",
      "src/pages/**/*.tsx",
      "src/templates/*.tsx",
      "src/api/*.ts",
      "gallery/vite.config.ts",
      "gallery/stories/**/*.tsx",
      "gatsby-config.ts",
    ],
    rules: { "import-x/no-default-export": "off" },
  },
  {
    // Commands and the host write to the terminal. The specification requires forms to log submissions.
    files: [
      "scripts/**/*.ts",
      "packages/host/src/serve.ts",
      "src/forms/ui/log.ts",
      "testing/{engines/*,serve-built}.ts",
      "bench/**/*.ts",
    ],
    rules: { "no-console": "off" },
  },
  {
    // Fixtures of Playwright pass their value to `use`, which is no hook, and need a pattern even without other fixtures.
    files: ["__tests__/{browser,support}/**/*.ts"],
    rules: {
      "react-hooks/rules-of-hooks": "off",
      "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }],
    },
  },
  {
    // Elements that scroll or handle keys must be focusable by keyboard.
    files: ["**/*.tsx"],
    rules: { "jsx-a11y/no-noninteractive-tabindex": ["error", { roles: ["region", "application"], tags: ["main"] }] },
  },
);
