import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Plugin } from "esbuild";
import { allowZoom } from "./allow-zoom";
import { acceptMissingLocales } from "./checked-locales";
import { reportDrafts } from "./draft-reports";
import { closePanels } from "./form-panels";
import { correctListMessages } from "./list-messages";
import { restoreForms } from "./restored-forms";
import { guardReviewCalls } from "./review-calls";
import { nameLanguages, fillForms } from "./translation-forms";
import { addWords, renameWords, type Strings } from "./words";

const readStrings = async (path: string): Promise<Strings> => JSON.parse(await readFile(path, "utf8")) as Strings;

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
      const english = await readStrings(join(dirname(path), "../locales/en-US.json"));
      return {
        contents: addWords(
          changes.reduce((code, change) => change(code), source),
          english,
        ),
        loader: "js",
      };
    });
    build.onLoad({ filter: /@sveltia[/\\]cms[/\\]locales[/\\]de\.json$/ }, async ({ path }) => ({
      contents: JSON.stringify(renameWords(await readStrings(path), "de")),
      loader: "json",
    }));
  },
};
