import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { bands } from "../../../src/theme/bands";
import { ramp } from "../../../src/theme/tokens";
import { memoizeByMtime } from "../../lib/memoize-by-mtime";

/** The contents of a social card, which is the picture next to a shared link. */
export interface SocialCard {
  readonly title: string;
  /** The small line above the title: the section of the site that contains the page. */
  readonly label: string;
  readonly brand: string;
  /** The line at the bottom: the host name of the site. */
  readonly host: string;
  /** Path of the page's own picture. */
  readonly picture: string;
}

export const CARD_WIDTH_PX = 1200;
export const CARD_HEIGHT_PX = 630;

/** The brand's mark, drawn on every card. */
export const MARK_FILE = resolve("static/favicon.svg");

/** Increase it when the drawing changes, so that every card gets a new URL. */
const VERSION = 6;

const readMark = memoizeByMtime((path) => readFileSync(path));

/** The URL path of a card. It contains a hash of everything the card shows, so it changes with the content. */
export function cardUrl({ title, label, brand, host, picture }: SocialCard): string {
  // The key is `address`, because renaming a key changes the hash and therefore the URL of every card.
  const texts = { title, label, brand, address: host };
  const hash = createHash("sha256")
    .update(JSON.stringify([VERSION, texts, bands.ink, ramp]))
    .update(readFileSync(picture))
    .update(readMark(MARK_FILE));
  return `/social/${hash.digest("hex").slice(0, 16)}.jpg`;
}
