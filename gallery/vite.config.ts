// Lets Node load the TypeScript sources of packages/, which Vite does not bundle into its configuration.
import "tsx/cjs";
import { cpSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { iconNames, iconSheet } from "@capture/content/model/icons";
import { contentFolder } from "@capture/content/model/folder";
import { brandFonts } from "../gatsby/outputs/brand/fonts";
import { BRAND_MODULE, writeBrandModule } from "../gatsby/outputs/brand/module";

interface ReactPlugin {
  (options: { jsxImportSource: string }): unknown;
}

// Ladle's own copy of the plugin, which fits its version of Vite.
const requireFromLadle = createRequire(createRequire(resolve("package.json")).resolve("@ladle/react/build"));
const react = requireFromLadle("@vitejs/plugin-react-swc") as ReactPlugin | { default: ReactPlugin };

/** Ladle serves these files at the paths that the site has: `/fonts/….woff2`. */
const PUBLIC_FOLDER = resolve(".cache/gallery");

writeBrandModule(contentFolder());
cpSync(brandFonts(contentFolder()).folder, join(PUBLIC_FOLDER, "fonts"), { recursive: true });

export default {
  publicDir: PUBLIC_FOLDER,
  plugins: [("default" in react ? react.default : react)({ jsxImportSource: "@theme-ui/core" })],
  // The same module replaces Gatsby in component tests.
  resolve: { alias: { gatsby: resolve("__tests__/support/dom/gatsby.tsx"), "@brand": BRAND_MODULE } },
  // Without these, Vite finds them at the first story and reloads the page.
  optimizeDeps: { entries: [resolve("gallery/components.tsx")], include: ["axe-core", "msw/browser"] },
  define: { "process.env.GATSBY_FORMS_URL": "undefined", ICON_SHEET: JSON.stringify(iconSheet(iconNames())) },
};
