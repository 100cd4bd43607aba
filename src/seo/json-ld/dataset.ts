import { absolute, ids, type Parts } from "./graph";

interface DatasetFacts {
  readonly name: string;
  readonly description: string;
  /** Address of the license. */
  readonly license: string;
  readonly files: readonly {
    readonly name: string;
    readonly url: string;
    readonly bytes: number;
    readonly sha256: string;
  }[];
}

const FORMATS: Readonly<Record<string, string>> = {
  ply: "model/ply",
  las: "application/vnd.las",
  jpg: "image/jpeg",
  png: "image/png",
};

/** The media type of a file, by the end of its name. */
export const mediaType = (name: string): string => FORMATS[name.split(".").pop() ?? ""] ?? "application/octet-stream";

/** Files that anybody may download. Source of the terms: https://schema.org/Dataset */
export const dataset =
  ({ name, description, license, files }: DatasetFacts): Parts =>
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
        contentUrl: absolute(page.site, file.url),
        encodingFormat: mediaType(file.name),
        contentSize: `${file.bytes} B`,
        sha256: file.sha256,
      })),
    },
  ];
