import { createBitModel, createSymbolModel, type ArithmeticDecoder } from "./arithmetic-decoder";

const INTEGER_BITS = 32;
/** Of longer differences, the lower bits are not compressed. */
const MAX_MODEL_BITS = 8;

/**
 * Creates a reader of unsigned integers that are stored as differences to predictions. Each context has a model of its
 * own for the length of the difference; the models of the digits are shared.
 * @see https://github.com/LASzip/LASzip/blob/master/src/integercompressor.cpp
 */
export function createIntegerDecoder(
  decoder: ArithmeticDecoder,
  contexts: number,
): (predicted: number, context: number) => number {
  const lengthModels = Array.from({ length: contexts }, () => createSymbolModel(INTEGER_BITS + 1));
  const digitModels = Array.from({ length: INTEGER_BITS }, (_, bits) =>
    createSymbolModel(2 ** Math.min(bits, MAX_MODEL_BITS)),
  );
  const bitModel = createBitModel();

  function readDifference(bits: number): number {
    const digits = digitModels[bits];
    if (bits === 0) return decoder.readBit(bitModel);
    if (!digits) return -(2 ** (INTEGER_BITS - 1));
    const rawBits = Math.max(0, bits - MAX_MODEL_BITS);
    const high = decoder.readSymbol(digits) * 2 ** rawBits;
    const stored = rawBits > 0 ? high + decoder.readBits(rawBits) : high;
    // Shorter differences have fewer bits, so the two halves are −(2^bits − 1) … −2^(bits − 1) and 2^(bits − 1) + 1 … 2^bits.
    return stored >= 2 ** (bits - 1) ? stored + 1 : stored - (2 ** bits - 1);
  }

  return (predicted, context) => {
    const model = lengthModels[context];
    return model ? (predicted + readDifference(decoder.readSymbol(model))) >>> 0 : 0;
  };
}
