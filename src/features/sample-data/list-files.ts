import { graphql } from "gatsby";

/** A file for download. */
export interface SampleFile {
  /** File name of the download. */
  readonly name: string;
  /** What the file shows, when several files have the same kind. */
  readonly subject: string | null;
  readonly url: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Lists the files of a kind; a kind for which the tour has no data has none. */
export function listFiles(kind: string, { tour, deliverables }: Queries.SampleFilesFragment): SampleFile[] {
  const { slug, cloud, las, stations } = tour;
  switch (kind) {
    case "ply":
      return [toSampleFile(cloud, `${slug}.ply`)];
    case "las":
      return [{ ...las, name: `${slug}.las`, subject: null }];
    case "panoramas":
      return stations.map(({ id, name, picture }) => toSampleFile(picture.src, `${slug}-${id}.jpg`, name));
    case "depth":
      return stations.map(({ id, name, depth }) => toSampleFile(depth, `${slug}-${id}-depth.png`, name));
    default:
      return deliverables.filter((file) => file.kind === kind);
  }
}

const toSampleFile = (file: Queries.StoredFileFragment, name: string, subject: string | null = null): SampleFile => ({
  ...{ name, subject, sha256: file.sha256 },
  url: file.publicURL ?? "",
  bytes: file.size,
});

export const sampleFilesFragments = graphql`
  fragment StoredFile on File {
    publicURL
    size
    sha256
  }
  fragment SampleFiles on SampleDataPage {
    tour {
      slug
      scan {
        points
      }
      cloud {
        ...StoredFile
      }
      las {
        url
        bytes
        sha256
      }
      stations {
        id
        name
        depth {
          ...StoredFile
        }
        picture {
          src {
            ...StoredFile
          }
        }
      }
    }
    deliverables {
      kind
      name
      subject
      url
      bytes
      sha256
    }
  }
`;
