import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BRAND_FILE } from "@capture/content/model/brand";
import { MARK_FILE } from "@capture/content/model/mark";
import { contentFolder } from "@capture/content/model/folder";
import { memoizeByMtime } from "./memoize-by-mtime";

/** The contents of a social card, which is the picture next to a shared link. */
export type SocialCard = Omit<Queries.SocialCard, "focalPoint"> & Partial<Queries.SocialCard>;

export const CARD_WIDTH_PX = 1200;
export const CARD_HEIGHT_PX = 630;

/** Increase it when the drawing changes, so that every card gets a new URL. */
const VERSION = 6;

/** Colors, fonts and mark, which every card shows. */
export const BRAND_FILES = [BRAND_FILE, MARK_FILE];

const readBytes = memoizeByMtime((path) => readFileSync(path));

/** The URL path of a card. It contains a hash of everything the card shows, so it changes with the content. */
export function cardUrl({ title, label, brand, host, picture, focalPoint = null }: SocialCard): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([VERSION, title, label, brand, host, ...(focalPoint === null ? [] : [focalPoint])]))
    .update(readFileSync(picture));
  for (const name of BRAND_FILES) hash.update(readBytes(join(contentFolder(), name)));
  return `/social/${hash.digest("hex").slice(0, 16)}.jpg`;
}
