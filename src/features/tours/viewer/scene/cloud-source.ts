import { readPiece, type CloudPiece } from "../../formats/cloud";
import { bytesAt } from "./load-station";

export interface CloudSource {
  readonly pieces: readonly CloudPiece[];
  /** Points that have been fetched. */
  readonly points: number;
  /**
   * Fetches the missing pieces of the cloud, in order. Resolves after the first piece; the others follow.
   * @throws Error when the first piece cannot be fetched; the next call retries
   */
  begin(): Promise<void>;
}

/**
 * Fetches a point cloud in pieces.
 * @param urls of the pieces
 * @param onPiece called with each piece when it has arrived
 * @param signal aborts the requests
 */
export function cloudSource(
  urls: readonly string[],
  onPiece: (piece: CloudPiece) => void,
  signal: AbortSignal,
): CloudSource {
  const pieces: CloudPiece[] = [];
  let points = 0;
  async function fetchUpTo(count: number): Promise<void> {
    for (const url of urls.slice(pieces.length, count)) {
      const piece = readPiece(await bytesAt(url, signal));
      pieces.push(piece);
      points += piece.positions.length / 3;
      onPiece(piece);
    }
  }
  const first = once(() => fetchUpTo(1));
  const rest = once(() => fetchUpTo(urls.length));
  return {
    pieces,
    get points() {
      return points;
    },
    async begin() {
      await first();
      // A cloud without the other pieces only has less detail.
      rest().catch(() => undefined);
    },
  };
}

/** Runs a task once for any number of calls; after a failure the next call retries. */
function once(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () =>
    (running ??= task().catch((error: unknown) => {
      running = undefined;
      throw error;
    }));
}
