import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Plugin } from "esbuild";
import { allowZoom } from "./allow-zoom";
import { acceptMissingLocales } from "./accept-missing-locales";
import { reportDrafts } from "./report-drafts";
import { closePanels } from "./close-panels";
import { correctListMessages } from "./correct-list-messages";
import { restoreForms } from "./restore-forms";
import { guardReviewCalls } from "./guard-review-calls";
import { showPlaceholders } from "./show-placeholders";
import { nameLanguages, fillForms } from "./fill-forms";
import { addWords, renameWords, type Strings } from "./rename-words";

const readStrings = async (path: string): Promise<Strings> => JSON.parse(await readFile(path, "utf8")) as Strings;

/** Each takes and returns the code of Sveltia, and throws when that has changed. */
export const PATCHES: readonly ((source: string) => string)[] = [
  allowZoom,
  correctListMessages,
  restoreForms,
  fillForms,
  nameLanguages,
  guardReviewCalls,
  reportDrafts,
  closePanels,
  acceptMissingLocales,
  showPlaceholders,
];

/** Changes the code of Sveltia when it is bundled. */
export const sveltiaPatches: Plugin = {
  name: "sveltia-patches",
  setup(build) {
    build.onLoad({ filter: /@sveltia[/\\]cms[/\\]npm[/\\]index\.js$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      const english = await readStrings(join(dirname(path), "../locales/en-US.json"));
      return {
        contents: addWords(
          PATCHES.reduce((code, patch) => patch(code), source),
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
