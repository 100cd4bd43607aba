import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";
import { allowZoom } from "./allow-zoom";
import { acceptMissingLocales } from "./checked-locales";
import { reportDrafts } from "./draft-reports";
import { closePanels } from "./form-panels";
import { correctListMessages } from "./list-messages";
import { restoreForms } from "./restored-forms";
import { guardReviewCalls } from "./review-calls";
import { nameLanguages, fillForms } from "./translation-forms";

/** Changes the code of Sveltia when it is bundled. */
export const sveltiaPatches: Plugin = {
  name: "sveltia-patches",
  setup(build) {
    build.onLoad({ filter: /@sveltia[/\\]cms[/\\]npm[/\\]index\.js$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      const changes = [
        allowZoom,
        correctListMessages,
        restoreForms,
        fillForms,
        nameLanguages,
        guardReviewCalls,
        reportDrafts,
        closePanels,
        acceptMissingLocales,
      ];
      return { contents: changes.reduce((code, change) => change(code), source), loader: "js" };
    });
  },
};
