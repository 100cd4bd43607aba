import { readPiece, type CloudPiece } from "../../formats/cloud";
import { bytesAt } from "./load-station";

export interface CloudSource {
  readonly pieces: readonly CloudPiece[];
  /** Points that have been fetched. */
  readonly points: number;
  /**
   * Fetches what is missing of the cloud, piece by piece. Resolves with the first piece; the others follow.
   * @throws Error when the first cannot be fetched; the next call tries again
   */
  begin(): Promise<void>;
}

/**
 * @param onPiece told of each piece as it arrives
 * @param signal ends the fetching
 */
export function cloudSource(
  addresses: readonly string[],
  onPiece: (piece: CloudPiece) => void,
  signal: AbortSignal,
): CloudSource {
  const pieces: CloudPiece[] = [];
  let points = 0;
  async function fetchUpTo(count: number): Promise<void> {
    for (const address of addresses.slice(pieces.length, count)) {
      const piece = readPiece(await bytesAt(address, signal));
      pieces.push(piece);
      points += piece.positions.length / 3;
      onPiece(piece);
    }
  }
  const first = once(() => fetchUpTo(1));
  const rest = once(() => fetchUpTo(addresses.length));
  return {
    pieces,
    get points() {
      return points;
    },
    async begin() {
      await first();
      // What is missing of the rest costs detail only.
      rest().catch(() => undefined);
    },
  };
}

/** Does something one time, however often it is asked for; after a failure the next call tries again. */
function once(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () =>
    (running ??= task().catch((error: unknown) => {
      running = undefined;
      throw error;
    }));
}
