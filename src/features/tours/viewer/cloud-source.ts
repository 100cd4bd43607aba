import { readPiece, type CloudPiece } from "../../../content/cloud";
import { bytesAt } from "./load-station";

export interface CloudSource {
  readonly pieces: readonly CloudPiece[];
  /** Points that have been fetched. */
  readonly points: number;
  /**
   * Fetches the cloud piece by piece, if that has not begun. Resolves with the first piece; the others follow.
   * @throws Error when the first cannot be fetched; the next call tries again
   */
  begin(): Promise<void>;
}

/** @param onPiece told of each piece as it arrives */
export function cloudSource(addresses: readonly string[], onPiece: (piece: CloudPiece) => void): CloudSource {
  const pieces: CloudPiece[] = [];
  let begun: Promise<void> | undefined;
  let points = 0;
  async function next(): Promise<void> {
    const address = addresses[pieces.length];
    if (address === undefined) return;
    const piece = readPiece(await bytesAt(address));
    pieces.push(piece);
    points += piece.positions.length / 3;
    onPiece(piece);
  }
  async function rest(): Promise<void> {
    while (pieces.length < addresses.length) await next();
  }
  return {
    pieces,
    get points() {
      return points;
    },
    async begin() {
      begun ??= next();
      try {
        await begun;
      } catch (error) {
        begun = undefined;
        throw error;
      }
      // What is missing of the rest costs detail only.
      if (pieces.length === 1) rest().catch(() => undefined);
    },
  };
}
