import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { builtLanguages } from "@capture/content/locales/languages";
import { contentFolder } from "@capture/content/model/folder";
import { readMark } from "@capture/content/model/mark";
import { memoizeByMtime } from "../lib/memoize-by-mtime";
import { brandLook } from "../outputs/brand/look";
import { fillText } from "./fill-text";
import { computed, entriesOf, findEntry, type NodeModel } from "../lib/node-model";

interface Linked {
  readonly text: string;
}

interface NavigationNode {
  readonly menus: readonly Linked[];
  readonly links: readonly Linked[];
  readonly logIn?: Linked;
  readonly demo?: Linked;
}

const ROOT_PX = 16;
/** The largest font sizes of the bar in pixels: `h4` of the brand, and `body`. */
const FONT_PX = { brand: 20, body: 17 } as const;
/** The widths of all else in pixels, as in src/layout and src/theme/navigation.ts. */
const BRAND_PX = { markHeight: 30, gap: 12 } as const;
const SEARCH_PX = 36 + 16;
const LINK_PADDING_PX = 16;
const CHEVRON_PX = 20;
const BUTTON_PADDING_PX = 50 + 16;
/** Between the brand and the first menu. */
const MIN_FREE_PX = 32;

/** The width of a character that the font does not have, in em: wider than most letters. */
const OTHER_CHARACTER_EM = 1;

const readFont = memoizeByMtime((path) => create(readFileSync(path)) as Font);

/** The width from which the bar has room for its brand, menus, links and button, in rem. It differs between languages. */
export const barWidthFields = {
  Navigation: {
    barWidth: computed("Float!", async (navigation: NavigationNode, model) => {
      const site = await findEntry<{ brand: string }>(model, "SiteConfig");
      return barWidth(site?.brand ?? "", navigation, await languageNames(model));
    }),
  },
};

/** The names of all languages. Each page shows those of the others, so this is at most one name too many. */
async function languageNames(nodeModel: NodeModel): Promise<string[]> {
  if (builtLanguages().length === 0) return [];
  return (await entriesOf<{ name: string }>(nodeModel, "Language")).map(({ name }) => name);
}

function barWidth(brand: string, { menus, links, logIn, demo }: NavigationNode, languages: readonly string[]): number {
  const { heading, body } = brandLook().fonts;
  const { width, height } = readMark(contentFolder());
  const texts = [...[...menus, ...links, logIn ?? []].flat().map(({ text }) => fillText(text)), ...languages];
  const linkWidths = texts.map((text) => LINK_PADDING_PX + FONT_PX.body * textWidth(text, body.file));
  const pixels =
    BRAND_PX.markHeight * (width / height) +
    BRAND_PX.gap +
    FONT_PX.brand * textWidth(brand, heading.file) +
    MIN_FREE_PX +
    SEARCH_PX +
    CHEVRON_PX * menus.length +
    linkWidths.reduce((sum, each) => sum + each, 0) +
    (demo ? BUTTON_PADDING_PX + FONT_PX.body * textWidth(fillText(demo.text), body.file) : 0);
  return Math.ceil(pixels / ROOT_PX);
}

/**
 * The width of a text on one line, in em.
 * @param file path of a TrueType file
 */
export function textWidth(text: string, file: string): number {
  const font = readFont(file);
  return [...text].reduce((sum, character) => {
    const code = character.codePointAt(0) ?? 0;
    if (!font.hasGlyphForCodePoint(code)) return sum + OTHER_CHARACTER_EM;
    return sum + font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm;
  }, 0);
}
