import { fetchBytes, runOnce } from "../canvas/loading";
import { readPiece, type CloudPiece } from "../formats/cloud";
import { readDepth } from "../formats/depth";
import type { DepthMap } from "../geometry/depth-map";
import type { Station } from "./api";

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

/**
 * A point cloud that is already in memory.
 * @param onPiece called with the piece when it is first needed
 */
export function createLoadedCloud(piece: CloudPiece, onPiece: (piece: CloudPiece) => void): CloudSource {
  const addPiece = runOnce(() => Promise.resolve(onPiece(piece)));
  return { pieces: [piece], loadedPoints: piece.positions.length / 3, load: addPiece };
}

/** The files of a station while they are loading. */
export interface StationFiles {
  /** The panorama in a low resolution, which loads quickly. */
  preview: Promise<HTMLImageElement>;
  /** Loads the depth map; after a failure the next call retries. */
  depthMap: () => Promise<DepthMap>;
}

/** Starts to load the preview of a station. */
export function loadStation({ depthUrl, pyramid }: Station, signal: AbortSignal): StationFiles {
  return {
    preview: loadImage(pyramid.preview, signal),
    depthMap: runOnce(async () => readDepth(await fetchBytes(depthUrl, signal))),
  };
}

/** Loads a tile and decodes it outside of the main thread. */
export async function loadTile(url: string, signal: AbortSignal): Promise<ImageBitmap> {
  return createImageBitmap(new Blob([await fetchBytes(url, signal)]));
}

/** Loads and decodes an image, so that decoding does not delay the first frame that shows it. */
async function loadImage(url: string, signal: AbortSignal): Promise<HTMLImageElement> {
  signal.throwIfAborted();
  const image = new Image();
  // Removing the URL aborts the request.
  const abort = (): void => image.removeAttribute("src");
  signal.addEventListener("abort", abort);
  // In a sandboxed frame every origin is another, and WebGL refuses pictures of another origin without CORS.
  image.crossOrigin = "anonymous";
  image.src = url;
  try {
    await image.decode();
  } finally {
    signal.removeEventListener("abort", abort);
  }
  return image;
}
