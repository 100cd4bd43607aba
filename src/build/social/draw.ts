import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createElement as h, type CSSProperties, type ReactElement } from "react";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { bands } from "../../theme/bands";
import { ramp } from "../../theme/tokens";
import { keepByFile } from "../keep-by-file";

export const SOCIAL_WIDTH = 1200;
export const SOCIAL_HEIGHT = 630;
/** The picture fills the right of the card from top to bottom. */
const PICTURE_WIDTH = 540;
const WORDS_WIDTH = SOCIAL_WIDTH - PICTURE_WIDTH;
const MARK_SIZE = 56;
const PADDING = 64;
const QUALITY = 84;
/** Red, green and blue. */
const CHANNELS = 3;

/** What a social picture shows. */
export interface SocialCard {
  title: string;
  /** The small line over the title: where on the site the page stands. */
  label: string;
  brand: string;
  /** The line at the foot: the site's address. */
  address: string;
  /** Path of the page's own picture. */
  picture: string;
}

const FONTS = resolve("src/build/social/fonts");
const HEADING = "archivo-expanded.ttf";
const MONO = "sometype-mono.ttf";
const MARK = resolve("static/favicon.svg");

/** What every card is drawn with, besides what it shows. */
export const SOCIAL_FILES: readonly string[] = [MARK, join(FONTS, HEADING), join(FONTS, MONO)];
export const SOCIAL_COLOURS = [bands.ink, ramp];

// What many cards share is made once: satori reads a font anew whenever it is given another list.
const fontsIn = keepByFile((folder): Font[] => [
  { name: "heading", data: readFileSync(join(folder, HEADING)), weight: 600 },
  { name: "mono", data: readFileSync(join(folder, MONO)), weight: 500 },
]);
const markOf = keepByFile(async (path) => {
  const mark = await sharp(path, { density: 144 }).resize(MARK_SIZE, MARK_SIZE).png().toBuffer();
  return `data:image/png;base64,${mark.toString("base64")}`;
});
// As pixels, the pictures of a large site would fill the memory.
const pictureOf = keepByFile((path) =>
  sharp(path)
    .resize(PICTURE_WIDTH, SOCIAL_HEIGHT, { fit: "cover" })
    .jpeg({ quality: 95, chromaSubsampling: "4:2:0" })
    .toBuffer(),
);

/** Draws the card and returns it as a JPEG of 1200×630 pixels. */
export async function drawSocial(card: SocialCard): Promise<Buffer> {
  const words = await satori(layout(card, await markOf(MARK)), {
    width: WORDS_WIDTH,
    height: SOCIAL_HEIGHT,
    fonts: fontsIn(FONTS),
  });
  const left = sharp(Buffer.from(words)).removeAlpha();
  const right = sharp(await pictureOf(card.picture));
  const halves = await Promise.all([left, right].map((half) => half.toColourspace("srgb").raw().toBuffer()));
  // To look for the shortest codes first would take as long as writing, for 2 % of the bytes.
  return sharp(sideBySide(halves), { raw: { width: SOCIAL_WIDTH, height: SOCIAL_HEIGHT, channels: CHANNELS } })
    .jpeg({ quality: QUALITY, optimiseCoding: false })
    .toBuffer();
}

/** Lays pictures of the card's height beside each other, pixel by pixel: to lay one over another costs twice as much. */
function sideBySide(pictures: readonly Buffer[]): Buffer {
  const card = Buffer.allocUnsafe(SOCIAL_WIDTH * SOCIAL_HEIGHT * CHANNELS);
  let end = 0;
  for (let y = 0; y < SOCIAL_HEIGHT; y += 1)
    for (const pixels of pictures) {
      const row = pixels.length / SOCIAL_HEIGHT;
      end += pixels.copy(card, end, y * row, (y + 1) * row);
    }
  return card;
}

function layout({ title, label, brand, address }: SocialCard, mark: string): ReactElement {
  const small: CSSProperties = { fontFamily: "mono", fontSize: 24, color: bands.ink.muted };
  return h(
    "div",
    {
      style: {
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        boxSizing: "border-box",
        width: WORDS_WIDTH,
        height: "100%",
        backgroundColor: bands.ink.ground,
        padding: `${PADDING}px ${PADDING - 24}px ${PADDING}px ${PADDING}px`,
        color: bands.ink.text,
        fontFamily: "heading",
      },
    },
    h(
      "div",
      { style: { display: "flex", height: MARK_SIZE, alignItems: "center", gap: 20, fontSize: 32 } },
      h("img", { src: mark, width: MARK_SIZE, height: MARK_SIZE }),
      brand,
    ),
    h(
      "div",
      { style: { display: "flex", flexDirection: "column" } },
      h("div", { style: small }, label),
      h("div", {
        style: { height: 6, margin: "20px 0 28px", backgroundImage: `linear-gradient(90deg, ${ramp.join(", ")})` },
      }),
      h("div", { style: { fontSize: titleSize(title), lineHeight: 1.12, letterSpacing: "-0.02em" } }, title),
    ),
    h("div", { style: small }, address),
  );
}

/** Long titles are set smaller, so that the longest still leaves its margins free. */
function titleSize(title: string): number {
  if (title.length <= 26) return 60;
  if (title.length <= 44) return 50;
  return title.length <= 70 ? 42 : 36;
}
