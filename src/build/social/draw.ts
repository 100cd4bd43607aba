import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createElement as h, type CSSProperties, type ReactElement } from "react";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { bands } from "../../theme/bands";
import { ramp } from "../../theme/tokens";

export const SOCIAL_WIDTH = 1200;
export const SOCIAL_HEIGHT = 630;
/** The picture fills the right of the card from top to bottom. */
const PICTURE_WIDTH = 540;
const PADDING = 64;
const QUALITY = 84;

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

const font = (file: string): Buffer => readFileSync(resolve("src/build/social/fonts", file));
const fonts = (): Font[] => [
  { name: "heading", data: font("archivo-expanded.ttf"), weight: 600 },
  { name: "mono", data: font("sometype-mono.ttf"), weight: 500 },
];

/** Draws the card and returns it as a JPEG of 1200×630 pixels. */
export async function drawSocial(card: SocialCard): Promise<Buffer> {
  const words = await satori(layout(card), { width: SOCIAL_WIDTH, height: SOCIAL_HEIGHT, fonts: fonts() });
  const mark = await sharp(resolve("static/favicon.svg"), { density: 144 }).resize(56, 56).png().toBuffer();
  const picture = await sharp(card.picture).resize(PICTURE_WIDTH, SOCIAL_HEIGHT, { fit: "cover" }).toBuffer();
  return sharp({
    create: { width: SOCIAL_WIDTH, height: SOCIAL_HEIGHT, channels: 3, background: bands.ink.ground },
  })
    .composite([
      { input: picture, left: SOCIAL_WIDTH - PICTURE_WIDTH, top: 0 },
      { input: Buffer.from(words), left: 0, top: 0 },
      { input: mark, left: PADDING, top: PADDING },
    ])
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

function layout({ title, label, brand, address }: SocialCard): ReactElement {
  const small: CSSProperties = { fontFamily: "mono", fontSize: 24, color: bands.ink.muted };
  return h(
    "div",
    {
      style: {
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        boxSizing: "border-box",
        width: SOCIAL_WIDTH - PICTURE_WIDTH,
        height: "100%",
        padding: `${PADDING}px ${PADDING - 24}px ${PADDING}px ${PADDING}px`,
        color: bands.ink.text,
        fontFamily: "heading",
      },
    },
    h("div", { style: { display: "flex", height: 56, alignItems: "center", paddingLeft: 76, fontSize: 32 } }, brand),
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
