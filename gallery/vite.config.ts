import { createRequire } from "node:module";
import { resolve } from "node:path";
import { iconNames, iconSheet } from "../gatsby/outputs/icons";

interface ReactPlugin {
  (options: { jsxImportSource: string }): unknown;
}

// Ladle's own copy of the plugin, which fits its version of Vite.
const requireFromLadle = createRequire(createRequire(resolve("package.json")).resolve("@ladle/react/build"));
const react = requireFromLadle("@vitejs/plugin-react-swc") as ReactPlugin | { default: ReactPlugin };

/** Adds the icons of the site, which `<Icon>` refers to, to the page. */
const iconsPlugin = {
  name: "icon-sheet",
  transformIndexHtml: (html: string): string => html.replace("</body>", `${iconSheet(iconNames())}</body>`),
};

export default {
  // Fonts
  publicDir: resolve("static"),
  plugins: [("default" in react ? react.default : react)({ jsxImportSource: "@theme-ui/core" }), iconsPlugin],
  // The same module replaces Gatsby in component tests.
  resolve: { alias: { gatsby: resolve("__tests__/support/dom/gatsby.tsx") } },
  define: { "process.env.GATSBY_FORMS_URL": "undefined" },
};
