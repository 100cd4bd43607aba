import { join } from "node:path";
import { readLanguages } from "@capture/content/locales/languages";
import { readCollection } from "@capture/content/check/collection";
import { contentFolder } from "@capture/content/model/folder";
import { jsonFilesOf, readJson } from "@capture/content/model/files-below";
import { shownText } from "@capture/domain/typography/shown-text";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { textWidth } from "../../gatsby/node/bar-width";
import { brandLook } from "../../gatsby/outputs/brand/look";

/** Size and width of the lead in a window of 1024 px, from `fontSizes.lead` and the boxes of `Hero`. */
const LEAD_PX = 20.5;
const WIDTH_PX = { home: 368, picture: 409, plain: 544 };
const MAX_LINES = 3;

interface Page {
  readonly hero?: { readonly lead?: string; readonly picture?: object };
  /** The lead of a solution and that of a product. */
  readonly description?: string;
  readonly subtitle?: string;
}

const folder = contentFolder();
const site = readJson(join(folder, "site.json")) ?? null;
const locales = readLanguages(readCollection(folder)).map(({ code }) => `locales/${code}`);
/** The files of pages with heroes, except legal texts. */
const pages = jsonFilesOf(folder).filter((name) => /^(pages|products|solutions)\/[^/]+$/.test(name));

/** The number of lines of a text. */
function countLines(text: string, width: number): number {
  const { file } = brandLook().fonts.body;
  const widthOf = (part: string): number => textWidth(part, file) * LEAD_PX;
  let [lines, used] = [1, 0];
  for (const word of text.split(" ")) {
    const needed = widthOf(word);
    if (used > 0 && used + widthOf(" ") + needed > width) [lines, used] = [lines + 1, needed];
    else used += (used > 0 ? widthOf(" ") : 0) + needed;
  }
  return lines;
}

const readPage = (...path: string[]): Page => (readJson(join(folder, ...path)) ?? {}) as JsonValue & Page;

function leadOf({ hero, subtitle, description }: Page, name: string): string | undefined {
  if (name.startsWith("pages/")) return hero?.lead;
  return name.startsWith("products/") ? subtitle : description;
}

test("the lead of a hero has at most three lines on a small laptop, in each language", () => {
  const long = ["", ...locales].flatMap((language) =>
    pages.flatMap((name) => {
      const lead = leadOf(readPage(language, name), name);
      const hasPicture = !name.startsWith("pages/") || readPage(name).hero?.picture !== undefined;
      const width = WIDTH_PX[name === "pages/home.json" ? "home" : hasPicture ? "picture" : "plain"];
      return lead !== undefined && countLines(shownText(lead, site), width) > MAX_LINES ? [`${language} ${name}`] : [];
    }),
  );
  expect(long).toEqual([]);
});
