import { readDepthMap, type DepthMap } from "../../geometry/depth-map";
import { fetchBytes } from "./fetch-bytes";
import type { Station } from "./state";

/** The files of a station while they are loading. */
export interface StationFiles {
  /** The panorama in a low resolution, which loads quickly. */
  small: Promise<HTMLImageElement>;
  /** Loads the panorama in full resolution. */
  large: () => Promise<HTMLImageElement>;
  depthMap: Promise<DepthMap>;
}

/** Starts to load the files of a station. */
export function loadStation({ depthUrl, picture: { src } }: Station, signal: AbortSignal): StationFiles {
  return {
    small: loadImage(src.childImageSharp?.resize?.src ?? "", signal),
    large: () => loadImage(src.publicURL ?? "", signal),
    depthMap: fetchBytes(depthUrl, signal).then(readDepthMap),
  };
}

/** Loads and decodes an image, so that decoding does not delay the first frame that shows it. */
async function loadImage(url: string, signal: AbortSignal): Promise<HTMLImageElement> {
  signal.throwIfAborted();
  const image = new Image();
  // Removing the URL aborts the request.
  const abort = (): void => image.removeAttribute("src");
  signal.addEventListener("abort", abort);
  image.src = url;
  try {
    await image.decode();
  } finally {
    signal.removeEventListener("abort", abort);
  }
  return image;
}
