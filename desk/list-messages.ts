import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

/** `getField({ ...args, keyPath: keyPath.replace(…), valueMap: … })`, which returns the settings of a field. */
const GET_FIELD = /(\w+)\(\{\.\.\.(\w+),keyPath:\w+\.replace\(\w+,``\),valueMap:/;
/** `(list in messages)) { let validity = …; validity && (messages[list] = sentencesOf({ validity, fieldConfig: item` */
const LIST_MESSAGE =
  /(\((\w+) in \w+\[\w+\]\)\)\{let (\w+)=\w+\[\w+\]\[\2\];\3&&\(\w+\[\w+\]\[\2\]=\w+\(\{validity:\3,fieldConfig:)\w+/;

/**
 * Corrects a mistake of Sveltia 0.221 while it is bundled: for a list of texts with too few or too many items it takes
 * the limit from the settings of an item, finds none and writes “You must select at least {$min} options.”
 */
export const listMessages: Plugin = {
  name: "list-messages",
  setup(build) {
    build.onLoad({ filter: /@sveltia[/\\]cms[/\\]npm[/\\]index\.js$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      const [, getField, args] = GET_FIELD.exec(source) ?? [];
      if (getField === undefined || args === undefined || !LIST_MESSAGE.test(source)) {
        throw new Error("Sveltia’s messages about lists have changed; remove desk/list-messages.ts or adapt it.");
      }
      return { contents: source.replace(LIST_MESSAGE, `$1${getField}({...${args},keyPath:$2})`), loader: "js" };
    });
  },
};
