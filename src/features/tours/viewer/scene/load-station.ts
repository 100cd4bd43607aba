import { readDepth, type Depth } from "../../geometry/depth";

/** The files of a station while they are fetched. */
export interface StationFiles {
  /** A small picture, which loads quickly. */
  small: Promise<HTMLImageElement>;
  large: () => Promise<HTMLImageElement>;
  depth: Promise<Depth>;
}

/** Fetches and decodes a picture, so that decoding does not delay the first frame that shows it. */
async function imageAt(url: string, signal: AbortSignal): Promise<HTMLImageElement> {
  signal.throwIfAborted();
  const image = new Image();
  // Removing the URL aborts the request.
  const stop = (): void => image.removeAttribute("src");
  signal.addEventListener("abort", stop);
  image.src = url;
  try {
    await image.decode();
  } finally {
    signal.removeEventListener("abort", stop);
  }
  return image;
}

/**
 * Fetches bytes.
 * @throws Error when the response is not OK, or when the signal is aborted
 */
export async function bytesAt(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return response.arrayBuffer();
}

/** Starts to fetch the files of a station. */
export function stationFiles({ depthUrl, picture: { src } }: Station, signal: AbortSignal): StationFiles {
  return {
    small: imageAt(src.childImageSharp?.resize?.src ?? "", signal),
    large: () => imageAt(src.publicURL ?? "", signal),
    depth: bytesAt(depthUrl, signal).then(readDepth),
  };
}

type Station = Queries.TourViewerPartsFragment["stations"][number];
