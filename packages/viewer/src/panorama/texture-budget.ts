import { TILE_PX } from "../formats/pyramid";

const BYTES_PER_PIXEL = 4;

/** The graphics memory that panoramas may take: less on devices that are operated by touch, which share it with everything else. */
export const MAX_TEXTURE_BYTES = { laptop: 256_000_000, phone: 96_000_000 } as const;

/** The previews of two panoramas, and room for the copies that browsers keep while they upload a tile. */
const RESERVED_BYTES = 16_000_000;

/** Enough for two full screens of 3840 × 2160 pixels, so more would only keep what is out of view. A page table has 8 bits for a slot. */
const MAX_TILES = 144;

export const TILE_BYTES = TILE_PX * TILE_PX * BYTES_PER_PIXEL;

/** The number of tiles that the texture of tiles holds. */
export const tileCapacity = (isPhone: boolean): number =>
  Math.min(MAX_TILES, Math.floor((MAX_TEXTURE_BYTES[isPhone ? "phone" : "laptop"] - RESERVED_BYTES) / TILE_BYTES));
