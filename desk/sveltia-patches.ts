import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";
import { correctListMessages } from "./list-messages";
import { restoreForms } from "./restored-forms";
import { nameLanguages, fillForms } from "./translation-forms";

/** Changes the code of Sveltia when it is bundled. */
export const sveltiaPatches: Plugin = {
  name: "sveltia-patches",
  setup(build) {
    build.onLoad({ filter: /@sveltia[/\\]cms[/\\]npm[/\\]index\.js$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      return { contents: nameLanguages(fillForms(restoreForms(correctListMessages(source)))), loader: "js" };
    });
  },
};
