import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { CreateWebpackConfigArgs, GatsbyNode, PluginOptions } from "gatsby";
import type { Compiler } from "webpack";
import { earlyInputScript, type EarlyInputOptions } from "./early-input";
import { deferScripts } from "./scripts-slice";

const NAME = "gatsby-plugin-late-script";

/** The file with the script tags that Gatsby copies to the end of every page. */
const SLICE = "public/_gatsby/slices/_gatsby-scripts-1.html";

/** Stage of a hook that runs after Gatsby writes the slice, at stage 0. */
const AFTER_GATSBY = 100;

interface Options extends PluginOptions, EarlyInputOptions {
  interactionEvents: readonly string[];
  records: string;
}

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    interactionEvents: Joi.array()
      .items(Joi.string())
      .min(1)
      .required()
      .description("Events that make a page load its script before it is painted"),
    records: Joi.string()
      .required()
      .description("Folder for the texts of both inline scripts, which the policies of pages allow"),
    fallbackDelayMs: Joi.number()
      .default(5000)
      .description("Milliseconds from a press until the page shows its fallback"),
    hovered: Joi.string().required().description("Selector of elements that open when the mouse is over them"),
  });

/** Adds both inline scripts to every page, as text. They are the source text of imported functions, which Gatsby minifies. */
export function onCreateWebpackConfig({ stage, actions, plugins }: CreateWebpackConfigArgs, options: Options): void {
  if (stage === "build-html") {
    const text = earlyInputScript(options);
    record(options, "early-input", text);
    actions.setWebpackConfig({ plugins: [plugins.define({ EARLY_INPUT_SCRIPT: JSON.stringify(text) })] });
  }
  if (stage === "build-javascript") {
    const deferSlice = ({ hooks }: Compiler): void =>
      hooks.done.tap({ name: NAME, stage: AFTER_GATSBY }, ({ compilation }) => {
        if (compilation.errors.length === 0) rewriteSlice(resolve(SLICE), options);
      });
    actions.setWebpackConfig({ plugins: [{ apply: deferSlice }] });
  }
}

function rewriteSlice(file: string, options: Options): void {
  if (!existsSync(file))
    throw new Error(
      `${NAME}: Gatsby no longer writes its slice of scripts to ${SLICE}. See the README of the plugin for how to remove it.`,
    );
  const { slice, script } = deferScripts(readFileSync(file, "utf8"), options.interactionEvents);
  writeFileSync(file, slice);
  record(options, "deferred-scripts", script);
}

function record({ records }: Options, name: string, text: string): void {
  mkdirSync(records, { recursive: true });
  writeFileSync(join(records, `${name}.js`), text);
}
