import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";
import { allowZoom } from "./allow-zoom";
import { correctListMessages } from "./list-messages";
import { nameLanguages, fillForms } from "./translation-forms";

/** Changes the code of Sveltia when it is bundled. */
export const sveltiaPatches: Plugin = {
  name: "sveltia-patches",
  setup(build) {
    build.onLoad({ filter: /@sveltia[/\\]cms[/\\]npm[/\\]index\.js$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      return { contents: allowZoom(nameLanguages(fillForms(correctListMessages(source)))), loader: "js" };
    });
  },
};
