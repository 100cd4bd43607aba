import { toAbsoluteUrl, ids, type GraphBuilder } from "./graph";
import { getMediaType } from "./dataset";

interface TourFacts {
  readonly name: string;
  readonly description: string;
  /** Path of the page with the license of the panoramas; undefined if they have no license. */
  readonly licensePage: string | undefined;
  readonly cloud: { readonly publicURL: string | null; readonly size: number };
  readonly stations: readonly {
    readonly name: string;
    readonly picture: { readonly alt: string; readonly src: { readonly publicURL: string | null } };
  }[];
}

/** A tour: the model of a place and its panoramas. Source: https://schema.org/3DModel */
export const tourObjects =
  ({ name, description, licensePage, cloud, stations }: TourFacts): GraphBuilder =>
  (page) => [
    {
      "@type": "3DModel",
      ...ids.main(page),
      name,
      description,
      url: page.url,
      creator: ids.organization(page.site),
      isAccessibleForFree: true,
      mainEntityOfPage: ids.page(page),
      encoding: {
        "@type": "MediaObject",
        contentUrl: toAbsoluteUrl(page.site, cloud.publicURL ?? ""),
        encodingFormat: getMediaType("cloud.ply"),
        contentSize: `${cloud.size} B`,
      },
    },
    ...stations.map(({ name: station, picture }) => ({
      "@type": "ImageObject" as const,
      name: `${name}: ${station}`,
      caption: picture.alt,
      contentUrl: toAbsoluteUrl(page.site, picture.src.publicURL ?? ""),
      creator: ids.organization(page.site),
      creditText: page.site.brand,
      copyrightNotice: page.site.legalName,
      ...(licensePage !== undefined && {
        license: toAbsoluteUrl(page.site, licensePage),
        acquireLicensePage: toAbsoluteUrl(page.site, licensePage),
      }),
      isPartOf: ids.main(page),
    })),
  ];
