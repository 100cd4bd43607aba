import type { Shape } from "./words";

/** Red, green and blue, 0 to 255 each. */
const CHANNELS = 3;

/** A picture as pixels, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

/**
 * A picture that others are laid onto. Libvips would put each layer together
 * with floating point numbers over the whole picture, which takes longer than
 * all the rest of a card.
 */
export class Canvas implements Pixels {
  readonly data: Buffer;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.data = Buffer.alloc(width * height * CHANNELS);
  }

  /** Fills all of it with one colour. */
  clear(colour: string): void {
    this.data.fill(Buffer.from(channelsOf(colour)));
  }

  /** Puts a picture over what is there. It must lie within the canvas. */
  paste({ width, height, data }: Pixels, left: number, top: number): void {
    const row = width * CHANNELS;
    for (let y = 0; y < height; y += 1) data.copy(this.data, this.at(left, top + y), y * row, (y + 1) * row);
  }

  /** Fills a shape with a colour, over what is there. Lines below the canvas are left out. */
  fill({ width, height, coverage }: Shape, colour: string, left: number, top: number): void {
    const { data } = this;
    const channels = channelsOf(colour);
    for (let y = 0; y < Math.min(height, this.height - top); y += 1)
      for (let x = 0; x < width; x += 1) {
        const share = (coverage[y * width + x] ?? 0) / 255;
        if (share === 0) continue;
        const start = this.at(left + x, top + y);
        for (let each = 0; each < CHANNELS; each += 1) {
          const below = data[start + each] ?? 0;
          data[start + each] = Math.round(below + share * ((channels[each] ?? 0) - below));
        }
      }
  }

  private at(x: number, y: number): number {
    return (y * this.width + x) * CHANNELS;
  }
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));
}
