import { readDepth, type Depth } from "../../geometry/depth";

/** The pictures and the depth of a station, as they are fetched. */
export interface StationFiles {
  /** A small picture, which comes quickly. */
  small: Promise<HTMLImageElement>;
  large: () => Promise<HTMLImageElement>;
  depth: Promise<Depth>;
}

/** Fetches a picture and decodes it, so that the first frame that shows it does not wait. */
async function imageAt(address: string, signal: AbortSignal): Promise<HTMLImageElement> {
  signal.throwIfAborted();
  const image = new Image();
  // A picture without an address is fetched no further.
  const stop = (): void => image.removeAttribute("src");
  signal.addEventListener("abort", stop);
  image.src = address;
  try {
    await image.decode();
  } finally {
    signal.removeEventListener("abort", stop);
  }
  return image;
}

/**
 * Fetches bytes.
 * @throws Error when the answer is none, or when the signal ends it
 */
export async function bytesAt(address: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  return answer.arrayBuffer();
}

/** Begins to fetch a station. */
export function stationFiles({ depthUrl, picture: { src } }: Station, signal: AbortSignal): StationFiles {
  return {
    small: imageAt(src.childImageSharp?.resize?.src ?? "", signal),
    large: () => imageAt(src.publicURL ?? "", signal),
    depth: bytesAt(depthUrl, signal).then(readDepth),
  };
}

type Station = Queries.TourViewerPartsFragment["stations"][number];
