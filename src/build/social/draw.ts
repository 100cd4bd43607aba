import sharp from "sharp";
import { bands } from "../../theme/bands";
import { ramp } from "../../theme/tokens";
import { Canvas, CHANNELS } from "./canvas";
import * as at from "./measures";
import { MARK, mark, photo, rampLine } from "./parts";
import { HEADING, MONO, setWords, type Shape, type Style } from "./words";

const BRAND = { face: HEADING, size: 32, width: at.LINE_WIDTH };
const SMALL = { face: MONO, size: 24, width: at.LINE_WIDTH };
/** Size of a title of so many letters or fewer, in pixels. */
const TITLE_SIZES = [
  [26, 60],
  [44, 50],
  [70, 42],
] as const;
const LONGEST_TITLE_SIZE = 36;
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

/** What every card is drawn with, besides what it shows. */
export const SOCIAL_FILES: readonly string[] = [MARK, HEADING.file, MONO.file];
export const SOCIAL_COLOURS = [bands.ink, ramp];

const canvas = new Canvas(at.SOCIAL_WIDTH, at.SOCIAL_HEIGHT);
let last: Promise<unknown> = Promise.resolve();

/**
 * Draws the card and returns it as a JPEG of 1200×630 pixels. One is drawn
 * after the other, on the same canvas: with a new one of two megabytes for
 * each, Node would collect its memory all the time.
 */
export function drawSocial(card: SocialCard): Promise<Buffer> {
  const drawn = last.then(() => draw(card));
  last = drawn.catch(() => undefined);
  return drawn;
}

async function draw(card: SocialCard): Promise<Buffer> {
  const [picture, sign, line, brand, label, address, title] = await Promise.all([
    photo(card.picture),
    mark(MARK),
    rampLine,
    setOnce(card.brand, BRAND),
    setOnce(card.label, SMALL),
    setOnce(card.address, SMALL),
    setWords(card.title, titleStyle(card.title)),
  ]);
  const furtherLines = Math.max(0, label.height - SMALL.size);
  const said = at.TITLE_BELOW_LABEL + furtherLines + title.height;
  // What is said stands in the middle between the mark and the address; the end of what is far too long is cut off.
  const middle = Math.round((at.MARK_BOTTOM + at.ADDRESS_TOP - said) / 2);
  const top = Math.max(at.MARK_BOTTOM + SMALL.size, middle);
  const { ground, text, muted } = bands.ink;
  canvas.clear(ground);
  canvas.paste(picture, at.PHOTO_LEFT, 0);
  canvas.paste(sign, at.PADDING, at.PADDING);
  canvas.fill(brand, text, at.BRAND_LEFT, at.BRAND_TOP);
  canvas.fill(label, muted, at.PADDING, top);
  canvas.paste(line, at.PADDING, top + furtherLines + at.RAMP_BELOW_LABEL);
  canvas.fill(title, text, at.PADDING, top + furtherLines + at.TITLE_BELOW_LABEL);
  canvas.fill(address, muted, at.PADDING, at.ADDRESS_TOP);
  // To look for the shortest codes first would take as long as writing, for 2 % of the bytes.
  return sharp(canvas.data, { raw: { width: canvas.width, height: canvas.height, channels: CHANNELS } })
    .jpeg({ quality: QUALITY, optimiseCoding: false })
    .toBuffer();
}

/** Words that stand on many cards. */
const kept = new Map<string, Promise<Shape>>();

function setOnce(words: string, style: Style): Promise<Shape> {
  const key = `${style.size} ${words}`;
  const shape = kept.get(key) ?? setWords(words, style);
  kept.set(key, shape);
  return shape;
}

/** Long titles are set smaller, so that the longest still leaves its margins free. */
function titleStyle({ length }: string): Style {
  const size = TITLE_SIZES.find(([most]) => length <= most)?.[1] ?? LONGEST_TITLE_SIZE;
  return { face: HEADING, size, width: at.LINE_WIDTH, spacing: -0.02, leading: 1.03 };
}
