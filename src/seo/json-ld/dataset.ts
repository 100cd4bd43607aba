import { toAbsoluteUrl, ids, type GraphBuilder } from "./graph";

interface DatasetFacts {
  readonly name: string;
  readonly description: string;
  /** URL of the license. */
  readonly license: string;
  readonly files: readonly {
    readonly name: string;
    readonly url: string;
    readonly bytes: number;
    readonly sha256: string;
  }[];
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  csv: "text/csv",
  dxf: "image/vnd.dxf",
  e57: "model/e57",
  glb: "model/gltf-binary",
  jpg: "image/jpeg",
  las: "application/vnd.las",
  pdf: "application/pdf",
  ply: "model/ply",
  png: "image/png",
  svg: "image/svg+xml",
  usdz: "model/vnd.usdz+zip",
};

/** The media type of a file, from its extension. */
export const getMediaType = (name: string): string =>
  MEDIA_TYPES[name.split(".").pop() ?? ""] ?? "application/octet-stream";

/** Files for download. Source: https://schema.org/Dataset */
export const dataset =
  ({ name, description, license, files }: DatasetFacts): GraphBuilder =>
  (page) => [
    {
      "@type": "Dataset",
      ...ids.main(page),
      name,
      description,
      url: page.url,
      license: license,
      creator: ids.organization(page.site),
      isAccessibleForFree: true,
      mainEntityOfPage: ids.page(page),
      distribution: files.map((file) => ({
        "@type": "DataDownload",
        name: file.name,
        contentUrl: toAbsoluteUrl(page.site, file.url),
        encodingFormat: getMediaType(file.name),
        contentSize: `${file.bytes} B`,
        sha256: file.sha256,
      })),
    },
  ];
