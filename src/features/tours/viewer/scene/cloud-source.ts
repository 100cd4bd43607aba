import { readPiece, type CloudPiece } from "../../formats/cloud";
import { fetchBytes } from "./fetch-bytes";

export interface CloudSource {
  readonly pieces: readonly CloudPiece[];
  /** How many points have been fetched. */
  readonly loadedPoints: number;
  /**
   * Fetches the missing pieces in order. Resolves after the first piece and fetches the others in the background.
   * @throws Error when the first piece cannot be fetched; the next call retries
   */
  load(): Promise<void>;
}

/**
 * Fetches a point cloud in pieces.
 * @param onPiece called with each fetched piece
 * @param signal aborts the requests
 */
export function createCloudSource(
  urls: readonly string[],
  onPiece: (piece: CloudPiece) => void,
  signal: AbortSignal,
): CloudSource {
  const pieces: CloudPiece[] = [];
  let loadedPoints = 0;
  async function fetchUpTo(count: number): Promise<void> {
    for (const url of urls.slice(pieces.length, count)) {
      const piece = readPiece(await fetchBytes(url, signal));
      pieces.push(piece);
      loadedPoints += piece.positions.length / 3;
      onPiece(piece);
    }
  }
  const loadFirst = runOnce(() => fetchUpTo(1));
  const loadAll = runOnce(() => fetchUpTo(urls.length));
  return {
    pieces,
    get loadedPoints() {
      return loadedPoints;
    },
    async load() {
      await loadFirst();
      // Without the other pieces the cloud only has less detail.
      loadAll().catch(() => undefined);
    },
  };
}

/** Shares one run of a task between all calls; after a failure the next call retries. */
function runOnce(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () =>
    (running ??= task().catch((error: unknown) => {
      running = undefined;
      throw error;
    }));
}
