import { readDepth, type Depth } from "../geometry/depth";

/** The pictures and the depth of a station, as they are fetched. */
export interface StationFiles {
  /** A small picture, which comes quickly. */
  small: Promise<HTMLImageElement>;
  large: () => Promise<HTMLImageElement>;
  depth: Promise<Depth>;
}

/** Fetches a picture and decodes it, so that the first frame that shows it does not wait. */
async function imageAt(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/**
 * Fetches bytes.
 * @throws Error when the answer is none
 */
export async function bytesAt(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  return answer.arrayBuffer();
}

/** Begins to fetch a station. */
export function stationFiles({ depthUrl, picture: { src } }: Station): StationFiles {
  return {
    small: imageAt(src.childImageSharp?.resize?.src ?? ""),
    large: () => imageAt(src.publicURL ?? ""),
    depth: bytesAt(depthUrl).then(readDepth),
  };
}

type Station = Queries.TourViewerPartsFragment["stations"][number];
