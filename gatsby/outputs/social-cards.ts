import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { openPicture } from "../../src/content/model/open-picture";
import { bands } from "../../src/theme/bands";
import { ramp } from "../../src/theme/tokens";
import { HEADING, layer, MONO, setText, type Layer } from "./social-text";
import { writeOnce } from "../lib/write-once";

/** What a social card shows. */
export interface SocialCard {
  title: string;
  /** The small line above the title: the page's place in the site. */
  label: string;
  brand: string;
  /** The line at the bottom: the site's address. */
  address: string;
  /** Path of the page's own picture. */
  picture: string;
}

export const SOCIAL_WIDTH = 1200;
export const SOCIAL_HEIGHT = 630;

/** Increase it when the drawing changes, so that every card gets a new address. */
const VERSION = 6;

const PADDING = 64;
const MARK = 56;
const PHOTO_WIDTH = 540;
const COLUMN = SOCIAL_WIDTH - PHOTO_WIDTH - PADDING - 40;
const LABEL_SIZE = 24;
const ADDRESS_TOP = SOCIAL_HEIGHT - PADDING - LABEL_SIZE;
/** From the top of the label to the ramp and to the title. */
const RAMP_OFFSET = 42;
const TITLE_OFFSET = 82;
/** Longer titles are set smaller. */
const TITLE_SIZES = [
  { maxLength: 26, sizePx: 60 },
  { maxLength: 44, sizePx: 50 },
  { maxLength: 70, sizePx: 42 },
  { maxLength: Infinity, sizePx: 36 },
] as const;
/** More would not fit on the card. */
const MAX_TITLE_LENGTH = 160;
/** Each takes two megabytes. */
const MAX_CACHED_BACKGROUNDS = 32;

const MARK_FILE = resolve("static/favicon.svg");

const { ground, text, muted } = bands.ink;

/**
 * Draws a card into public/social. Its name is a hash of what it shows, so a
 * card that an earlier build has drawn is used again.
 * @returns the card's address below the site
 */
export async function socialCard(card: SocialCard): Promise<string> {
  const { picture, ...words } = card;
  const hash = createHash("sha256").update(JSON.stringify([VERSION, words, bands.ink, ramp]));
  for (const file of [picture, MARK_FILE]) hash.update(readFileSync(file));
  const address = `/social/${hash.digest("hex").slice(0, 16)}.jpg`;
  await writeOnce(address, () => drawSocialCard(card));
  return address;
}

/** The names of the cards that a page names. */
export function cardsOf(html: string): string[] {
  return [...html.matchAll(/\/social\/([0-9a-f]+\.jpg)/g)].map(([, name = ""]) => Buffer.from(name).toString());
}

/**
 * Removes the cards of pages that are no more.
 * @param root path of the built site
 */
export function removeOtherCards(root: string, cards: ReadonlySet<string>): void {
  const folder = join(root, "social");
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!cards.has(name)) rmSync(join(folder, name));
  }
}

/** Draws a card as a JPEG of 1200 × 630 pixels. */
export async function drawSocialCard(card: SocialCard): Promise<Buffer> {
  const title = card.title.length > MAX_TITLE_LENGTH ? `${card.title.slice(0, MAX_TITLE_LENGTH)}…` : card.title;
  const { sizePx: size } = TITLE_SIZES.find(({ maxLength }) => title.length <= maxLength) ?? TITLE_SIZES[0];
  const [backgroundLayer, labelLayer, titleLayer] = await Promise.all([
    cachedBackground(card),
    setText(card.label, { font: MONO, size: LABEL_SIZE, color: muted, width: COLUMN }),
    setText(title, { font: HEADING, size, color: text, width: COLUMN, tight: true }),
  ]);
  const furtherLines = Math.max(0, labelLayer.raw.height - LABEL_SIZE);
  const height = TITLE_OFFSET + furtherLines + titleLayer.raw.height;
  // Label and title are centered between the mark and the address.
  const middle = Math.round((PADDING + MARK + ADDRESS_TOP - height) / 2);
  const top = Math.max(PADDING + MARK + LABEL_SIZE, middle);
  return (
    sharp(backgroundLayer.input, backgroundLayer)
      .composite([
        { ...labelLayer, left: PADDING, top },
        { input: rampLine, left: PADDING, top: top + furtherLines + RAMP_OFFSET },
        { ...titleLayer, left: PADDING, top: top + furtherLines + TITLE_OFFSET },
      ])
      // Halves the time of encoding, for 2 % more bytes.
      .jpeg({ quality: 84, optimiseCoding: false })
      .toBuffer()
  );
}

const grounds = new Map<string, Promise<Layer>>();

/** What all cards with the same picture share. Several pages show the same one. */
function cachedBackground(card: SocialCard): Promise<Layer> {
  const { picture, brand, address } = card;
  const key = JSON.stringify([picture, statSync(picture).mtimeMs, brand, address]);
  let kept = grounds.get(key);
  if (!kept) {
    if (grounds.size === MAX_CACHED_BACKGROUNDS) grounds.clear();
    kept = drawGround(card);
    grounds.set(key, kept);
  }
  return kept;
}

/** The card without its label and title. */
async function drawGround({ brand, address, picture }: SocialCard): Promise<Layer> {
  const photo = await layer(
    openPicture(picture).resize(PHOTO_WIDTH, SOCIAL_HEIGHT).toColourspace("srgb").removeAlpha(),
  );
  return layer(
    sharp(photo.input, photo)
      .extend({ left: SOCIAL_WIDTH - PHOTO_WIDTH, background: ground })
      .composite([
        { ...(await layer(openPicture(MARK_FILE, { density: 144 }).resize(MARK))), left: PADDING, top: PADDING },
        {
          ...(await setText(brand, { font: HEADING, size: 32, color: text, width: COLUMN })),
          left: PADDING + MARK + 20,
          top: PADDING + 16,
        },
        {
          ...(await setText(address, { font: MONO, size: LABEL_SIZE, color: muted, width: COLUMN })),
          left: PADDING,
          top: ADDRESS_TOP,
        },
      ])
      .removeAlpha(),
  );
}

const stops = ramp.map((color, index) => `<stop offset="${index / (ramp.length - 1)}" stop-color="${color}"/>`);
const rampLine = Buffer.from(
  `<svg width="${COLUMN}" height="6"><linearGradient id="ramp">${stops.join("")}</linearGradient><rect width="100%" height="100%" fill="url(#ramp)"/></svg>`,
);
