import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import type { BuildArgs } from "gatsby";
import sharp from "sharp";
import { contentFolder } from "@capture/content/model/folder";
import { readSeo } from "../lib/catalog";
import { openCropped } from "../lib/focal-points";
import { forEachParallel } from "../lib/for-each-parallel";
import { CARD_HEIGHT_PX, CARD_WIDTH_PX, type SocialCard } from "../lib/social-card";
import { writeOnce } from "../lib/write-once";
import { renderIcon } from "./brand/icons";
import { brandLook } from "./brand/look";
import { layer, setText, type Layer } from "./social-text";

const CONCURRENCY = 4;
const PADDING_PX = 64;
const MARK_PX = 56;
/** Larger than shown, because reducing it smooths its edges. */
const MARK_DRAWN_PX = 64;
const PHOTO_WIDTH_PX = 540;
const COLUMN_PX = CARD_WIDTH_PX - PHOTO_WIDTH_PX - PADDING_PX - 40;
const LABEL_PX = 24;
const HOST_TOP_PX = CARD_HEIGHT_PX - PADDING_PX - LABEL_PX;
/** Distances from the top of the label to the top of the ramp and of the title. */
const RAMP_OFFSET_PX = 42;
const TITLE_OFFSET_PX = 82;
/** Font sizes by the length of the title in characters: longer titles are smaller. */
const TITLE_SIZES = [
  { maxLength: 26, sizePx: 60 },
  { maxLength: 44, sizePx: 50 },
  { maxLength: 70, sizePx: 42 },
  { maxLength: Infinity, sizePx: 36 },
] as const;
/** A longer title does not fit on the card. */
const MAX_TITLE_LENGTH = 160;
/** Each background takes two megabytes. */
const MAX_CACHED_BACKGROUNDS = 32;

/**
 * Draws the social cards of all pages into public/social, and removes cards that no page uses. Cards drawn by an earlier
 * build are kept. `npm run dev` does not draw cards.
 * @param root path of the built site
 * @throws Error when the content or a picture cannot be read
 */
export async function writeSocialCards(graphql: BuildArgs["graphql"], root: string): Promise<void> {
  const socials = await readSeo(graphql, "social { url card { title label brand host picture focalPoint } }");
  const cards = new Map(socials.map(({ social: { url, card } }) => [url, card]));
  await forEachParallel([...cards], CONCURRENCY, ([url, card]) => writeOnce(url, () => drawSocialCard(card)));
  removeOtherCards(root, [...cards.keys()]);
}

/**
 * Removes the social cards that no page uses anymore.
 * @param root path of the built site
 * @param urls URL paths of the cards to keep
 */
export function removeOtherCards(root: string, urls: readonly string[]): void {
  const folder = join(root, "social");
  const keptNames = new Set(urls.map((url) => basename(url)));
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!keptNames.has(name)) rmSync(join(folder, name));
  }
}

/** Draws a card as a JPEG of 1200 × 630 pixels. */
export async function drawSocialCard(card: SocialCard): Promise<Buffer> {
  const { colors, fonts } = brandLook();
  const { text, muted } = colors.ink;
  const letters = card.title.replaceAll("\u00ad", "");
  const title = letters.length > MAX_TITLE_LENGTH ? `${letters.slice(0, MAX_TITLE_LENGTH)}…` : card.title;
  const { sizePx: size } = TITLE_SIZES.find(({ maxLength }) => letters.length <= maxLength) ?? TITLE_SIZES[0];
  const [backgroundLayer, labelLayer, titleLayer] = await Promise.all([
    cachedBackground(card),
    setText(card.label, { font: fonts.mono, size: LABEL_PX, color: muted, width: COLUMN_PX }),
    setText(title, { font: fonts.heading, size, color: text, width: COLUMN_PX, tight: true }),
  ]);
  const extraLabelHeight = Math.max(0, labelLayer.raw.height - LABEL_PX);
  const height = TITLE_OFFSET_PX + extraLabelHeight + titleLayer.raw.height;
  // Label and title are centered between the mark and the host name.
  const centeredTop = Math.round((PADDING_PX + MARK_PX + HOST_TOP_PX - height) / 2);
  const top = Math.max(PADDING_PX + MARK_PX + LABEL_PX, centeredTop);
  return (
    sharp(backgroundLayer.input, backgroundLayer)
      .composite([
        { ...labelLayer, left: PADDING_PX, top },
        { input: rampLine(colors.ramp), left: PADDING_PX, top: top + extraLabelHeight + RAMP_OFFSET_PX },
        { ...titleLayer, left: PADDING_PX, top: top + extraLabelHeight + TITLE_OFFSET_PX },
      ])
      // Without optimized Huffman tables, encoding takes half the time and the file is 2 % larger.
      .jpeg({ quality: 84, optimiseCoding: false })
      .toBuffer()
  );
}

const backgrounds = new Map<string, Promise<Layer>>();

/** The background of a card, drawn once for all pages with the same picture. */
function cachedBackground(card: SocialCard): Promise<Layer> {
  const { picture, brand, host, focalPoint } = card;
  const key = JSON.stringify([picture, statSync(picture).mtimeMs, brand, host, focalPoint]);
  let background = backgrounds.get(key);
  if (!background) {
    if (backgrounds.size === MAX_CACHED_BACKGROUNDS) backgrounds.clear();
    background = drawBackground(card);
    backgrounds.set(key, background);
  }
  return background;
}

/** Draws the parts of the card that do not depend on its label and title. */
async function drawBackground({ brand, host, picture, focalPoint = null }: SocialCard): Promise<Layer> {
  const { colors, fonts } = brandLook();
  const { background, text, muted } = colors.ink;
  const photo = await layer(
    (await openCropped(picture, { width: PHOTO_WIDTH_PX, height: CARD_HEIGHT_PX }, focalPoint))
      .toColourspace("srgb")
      .removeAlpha(),
  );
  return layer(
    sharp(photo.input, photo)
      .extend({ left: CARD_WIDTH_PX - PHOTO_WIDTH_PX, background })
      .composite([
        {
          ...(await layer(renderIcon(contentFolder(), MARK_DRAWN_PX).resize(MARK_PX))),
          left: PADDING_PX,
          top: PADDING_PX,
        },
        {
          ...(await setText(brand, { font: fonts.heading, size: 32, color: text, width: COLUMN_PX })),
          left: PADDING_PX + MARK_PX + 20,
          top: PADDING_PX + 16,
        },
        {
          ...(await setText(host, { font: fonts.mono, size: LABEL_PX, color: muted, width: COLUMN_PX })),
          left: PADDING_PX,
          top: HOST_TOP_PX,
        },
      ])
      .removeAlpha(),
  );
}

function rampLine(ramp: readonly string[]): Buffer {
  const stops = ramp.map((color, index) => `<stop offset="${index / (ramp.length - 1)}" stop-color="${color}"/>`);
  return Buffer.from(
    `<svg width="${COLUMN_PX}" height="6"><linearGradient id="ramp">${stops.join("")}</linearGradient><rect width="100%" height="100%" fill="url(#ramp)"/></svg>`,
  );
}
