import type { Shape } from "./words";

/** Red, green and blue, 0 to 255 each. */
export const CHANNELS = 3;

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
    for (let y = 0; y < Math.min(height, this.height - top); y += 1) {
      const start = this.at(left, top + y);
      for (let x = 0; x < width; x += 1) {
        const share = coverage[y * width + x] ?? 0;
        if (share > 0) mix(data, start + x * CHANNELS, channels, share / 255);
      }
    }
  }

  private at(x: number, y: number): number {
    return (y * this.width + x) * CHANNELS;
  }
}

type Channels = readonly [red: number, green: number, blue: number];

function mix(data: Buffer, start: number, [red, green, blue]: Channels, share: number): void {
  const rest = 1 - share;
  data[start] = red * share + (data[start] ?? 0) * rest + 0.5;
  data[start + 1] = green * share + (data[start + 1] ?? 0) * rest + 0.5;
  data[start + 2] = blue * share + (data[start + 2] ?? 0) * rest + 0.5;
}

function channelsOf(colour: string): Channels {
  const channel = (start: number): number => parseInt(colour.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
}
