import { resolve } from "node:path";
import { buildSync } from "esbuild";
import type { SourceLanguage } from "./watch-page";

/** The script of a language in which some texts are not translated, below the path of the language. */
export const SOURCE_LANGUAGE_SCRIPT = "source-language.js";

const FOLDER = resolve("gatsby/outputs/languages/source-language");

/** The script that marks these texts when pages show them later, as one file without imports. */
export function sourceLanguageScript(keys: readonly number[], source: SourceLanguage): string {
  const contents = `import { watchPage } from "./watch-page";
watchPage(new Set(${JSON.stringify(keys)}), ${JSON.stringify(source)});`;
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: FOLDER, loader: "ts" },
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}
