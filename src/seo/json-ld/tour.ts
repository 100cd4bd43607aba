import { absolute, ids, type Parts } from "./graph";
import { mediaType } from "./dataset";

interface TourFacts {
  readonly name: string;
  readonly description: string;
  /** The page that states under which license its panoramas may be used, if they may. */
  readonly licensePage: string | undefined;
  readonly cloud: { readonly publicURL: string | null; readonly size: number };
  readonly stations: readonly {
    readonly name: string;
    readonly picture: { readonly alt: string; readonly src: { readonly publicURL: string | null } };
  }[];
}

/** A tour: the model of a place, and the panoramas in it. Source of the terms: https://schema.org/3DModel */
export const tourParts =
  ({ name, description, licensePage, cloud, stations }: TourFacts): Parts =>
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
        contentUrl: absolute(page.site, cloud.publicURL ?? ""),
        encodingFormat: mediaType("cloud.ply"),
        contentSize: `${cloud.size} B`,
      },
    },
    ...stations.map(({ name: station, picture }) => ({
      "@type": "ImageObject" as const,
      name: `${name}: ${station}`,
      caption: picture.alt,
      contentUrl: absolute(page.site, picture.src.publicURL ?? ""),
      creator: ids.organization(page.site),
      creditText: page.site.brand,
      copyrightNotice: page.site.legalName,
      ...(licensePage !== undefined && {
        license: absolute(page.site, licensePage),
        acquireLicensePage: absolute(page.site, licensePage),
      }),
      isPartOf: ids.main(page),
    })),
  ];
