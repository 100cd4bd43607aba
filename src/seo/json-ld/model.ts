import type { MediaObject } from "schema-dts";
import { getMediaType } from "./dataset";
import { toAbsoluteUrl, ids, type GraphBuilder, type PageFacts } from "./graph";

interface ModelFile {
  readonly url: string;
  readonly bytes: number;
}

/** The 3D model of a device. */
export interface ModelFacts {
  readonly name: string;
  readonly glb: ModelFile;
  readonly usdz?: ModelFile;
}

/**
 * The 3D model of the page's product, which refers to it as its `subjectOf`. Source: https://schema.org/3DModel, and
 * https://developers.google.com/search/docs/appearance/structured-data/product, section 3D model.
 */
export const modelObject =
  ({ name, glb, usdz }: ModelFacts): GraphBuilder =>
  (page) => [
    {
      "@type": "3DModel",
      ...ids.model(page),
      name: `${page.site.brand} ${name}`,
      about: ids.main(page),
      creator: ids.organization(page.site),
      isAccessibleForFree: true,
      encoding: mediaObject(page, glb),
      // A synonym of `encoding` in schema.org; Google's rules for 3DModel allow a single encoding.
      ...(usdz && { associatedMedia: mediaObject(page, usdz) }),
    },
  ];

function mediaObject({ site }: PageFacts, { url, bytes }: ModelFile): MediaObject {
  return {
    "@type": "MediaObject",
    contentUrl: toAbsoluteUrl(site, url),
    encodingFormat: getMediaType(url),
    contentSize: `${bytes} B`,
  };
}
