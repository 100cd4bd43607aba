import { graphql } from "gatsby";
import { getImageData, type PictureData } from "../../ui/media/picture";
import { toAbsoluteUrl, ids, type GraphBuilder } from "./graph";

interface VideoFacts {
  readonly title: string;
  readonly uploaded: string;
  readonly embed: string | null;
  readonly mp4: { readonly publicURL: string | null };
  readonly poster: PictureData;
}

/** The videos of a page. Source: https://schema.org/VideoObject */
export const videoObjects =
  (videos: readonly (VideoFacts | null)[]): GraphBuilder =>
  (page) =>
    videos
      .filter((video) => video !== null)
      .map(({ title, uploaded, embed, mp4, poster }) => ({
        "@type": "VideoObject",
        name: title,
        description: poster.alt,
        uploadDate: uploaded,
        thumbnailUrl: toAbsoluteUrl(page.site, getImageData(poster).images.fallback?.src ?? ""),
        ...(mp4.publicURL !== null && { contentUrl: toAbsoluteUrl(page.site, mp4.publicURL) }),
        ...(embed !== null && { embedUrl: embed }),
        isPartOf: ids.page(page),
        publisher: ids.organization(page.site),
      }));

export const videoSeoFragment = graphql`
  fragment VideoSeoFields on Video {
    uploaded(formatString: "YYYY-MM-DD")
    embed
  }
`;
