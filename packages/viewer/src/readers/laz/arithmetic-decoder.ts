/** The frequencies of the symbols of a code, which change while it is read. */
interface SymbolModel {
  counts: Uint32Array;
  /** The sums of the counts before each symbol, as parts of 2^15. */
  distribution: Uint32Array;
  total: number;
  cycle: number;
  untilUpdate: number;
}

/** The frequency of zeros in a code of bits. */
interface BitModel {
  zeros: number;
  total: number;
  /** The part of zeros of 2^13. */
  zeroPart: number;
  cycle: number;
  untilUpdate: number;
}

/** Reads an arithmetic code. Behind its end it reads zeros. */
export type ArithmeticDecoder = ReturnType<typeof createArithmeticDecoder>;

const LENGTH_SHIFT = 2 ** 15;
const MAX_COUNT = 2 ** 15;
const BIT_LENGTH_SHIFT = 2 ** 13;
const MAX_BIT_COUNT = 2 ** 13;
const MAX_BIT_CYCLE = 64;
const MIN_LENGTH = 2 ** 24;
/** More bits are read in two parts. */
const MAX_DIRECT_BITS = 19;
const BITS_FIRST = 16;

export function createSymbolModel(symbols: number): SymbolModel {
  const model: SymbolModel = {
    counts: new Uint32Array(symbols).fill(1),
    distribution: new Uint32Array(symbols),
    total: 0,
    cycle: symbols,
    untilUpdate: 0,
  };
  updateModel(model);
  model.cycle = model.untilUpdate = (symbols + 6) >> 1;
  return model;
}

function updateModel(model: SymbolModel): void {
  const { counts, distribution } = model;
  model.total += model.cycle;
  if (model.total > MAX_COUNT) {
    counts.forEach((count, symbol) => (counts[symbol] = (count + 1) >> 1));
    model.total = counts.reduce((sum, count) => sum + count, 0);
  }
  const scale = Math.floor(2 ** 31 / model.total);
  let sum = 0;
  counts.forEach((count, symbol) => {
    distribution[symbol] = Math.floor((scale * sum) / 2 ** 16);
    sum += count;
  });
  model.cycle = Math.min((5 * model.cycle) >> 2, (counts.length + 6) << 3);
  model.untilUpdate = model.cycle;
}

export const createBitModel = (): BitModel => ({ zeros: 1, total: 2, zeroPart: 2 ** 12, cycle: 4, untilUpdate: 4 });

function updateBitModel(model: BitModel): void {
  model.total += model.cycle;
  if (model.total > MAX_BIT_COUNT) {
    model.total = (model.total + 1) >> 1;
    model.zeros = (model.zeros + 1) >> 1;
    if (model.zeros === model.total) model.total += 1;
  }
  model.zeroPart = Math.floor((model.zeros * Math.floor(2 ** 31 / model.total)) / 2 ** 18);
  model.cycle = Math.min((5 * model.cycle) >> 2, MAX_BIT_CYCLE);
  model.untilUpdate = model.cycle;
}

/**
 * Creates a decoder for the arithmetic code of LASzip, for the table of chunks, which laz-perf does not give. Products of
 * 32 bits are exact in numbers.
 * @see https://github.com/LASzip/LASzip/blob/master/src/arithmeticdecoder.cpp
 */
export function createArithmeticDecoder(bytes: Uint8Array) {
  let next = 0;
  let value = 0;
  let length = 2 ** 32 - 1;
  const shiftIn = (): void => {
    value = value * 256 + (bytes[next] ?? 0);
    next += 1;
  };
  const renormalize = (): void => {
    for (; length < MIN_LENGTH; length *= 256) shiftIn();
  };
  const readFewBits = (bits: number): number => {
    length = Math.floor(length / 2 ** bits);
    const read = Math.floor(value / length);
    value -= length * read;
    renormalize();
    return read;
  };
  for (let byte = 0; byte < 4; byte += 1) shiftIn();
  return {
    readSymbol(model: SymbolModel): number {
      const { distribution, counts } = model;
      let above = length;
      length = Math.floor(length / LENGTH_SHIFT);
      let symbol = 0;
      for (let end = counts.length; symbol + 1 < end;) {
        const middle = (symbol + end) >> 1;
        const start = length * (distribution[middle] ?? 0);
        if (start > value) [end, above] = [middle, start];
        else symbol = middle;
      }
      const below = length * (distribution[symbol] ?? 0);
      value -= below;
      length = above - below;
      renormalize();
      counts[symbol] = (counts[symbol] ?? 0) + 1;
      model.untilUpdate -= 1;
      if (model.untilUpdate === 0) updateModel(model);
      return symbol;
    },
    readBit(model: BitModel): number {
      const start = model.zeroPart * Math.floor(length / BIT_LENGTH_SHIFT);
      const bit = value >= start ? 1 : 0;
      if (bit === 1) {
        value -= start;
        length -= start;
      } else {
        model.zeros += 1;
        length = start;
      }
      renormalize();
      model.untilUpdate -= 1;
      if (model.untilUpdate === 0) updateBitModel(model);
      return bit;
    },
    /** Reads an integer of at most 32 bits. */
    readBits(bits: number): number {
      if (bits <= MAX_DIRECT_BITS) return readFewBits(bits);
      const first = readFewBits(BITS_FIRST);
      return readFewBits(bits - BITS_FIRST) * 2 ** BITS_FIRST + first;
    },
  };
}
