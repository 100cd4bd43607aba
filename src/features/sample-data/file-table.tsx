import { graphql } from "gatsby";
import { formatDecimals, formatNumber } from "../../lib/locale";
import { useLocale } from "../../hooks/use-site-content";
import { fillPlaceholders } from "../../domain/placeholders";
import { keepUnits } from "../../domain/units";
import * as styles from "../../theme/styles/lists";
import { Text } from "../../components/ui/primitives";

interface FileTableProps {
  tour: Queries.SampleFilePartsFragment;
  labels: Queries.SampleDataLabelsFragment;
}

interface SampleFile {
  /** Description of the file. */
  text: string;
  url: string;
  /** File name of the download. */
  name: string;
  bytes: number;
  sha256: string;
}

const BYTES_PER_MEGABYTE = 1_000_000;

/** The files of a tour, each with its size and checksum. */
export const FileTable = ({ tour, labels }: FileTableProps) => {
  const locale = useLocale();
  return (
    <div role="region" aria-label={labels.caption} tabIndex={0} sx={{ overflowX: "auto" }}>
      <table sx={{ ...styles.table, minWidth: "44rem" }}>
        <caption sx={styles.caption}>{labels.caption}</caption>
        <thead>
          <tr>
            {[labels.file, labels.size, labels.checksum].map((heading) => (
              <th key={heading} scope="col" sx={{ variant: "text.label" }}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listFiles(tour, labels, locale).map(({ text, url, name, bytes, sha256 }) => (
            <tr key={name}>
              <th scope="row">
                <a
                  href={url}
                  download={name}
                  aria-label={`${fillPlaceholders(labels.download, { name })}: ${text}`}
                  sx={{ variant: "layout.textLink", display: "inline-block", py: 1 }}
                >
                  {name}
                </a>
                <br />
                <Text as="span" variant="small">
                  {text}
                </Text>
              </th>
              <td sx={{ whiteSpace: "nowrap" }}>
                {keepUnits(`${formatDecimals(bytes / BYTES_PER_MEGABYTE, 2, locale)} MB`)}
              </td>
              <td sx={{ maxWidth: "22rem", fontSize: "label", overflowWrap: "anywhere" }}>{sha256}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** Lists the files of a tour that can be downloaded. */
export function listFiles(
  tour: Queries.SampleFilePartsFragment,
  labels: Queries.SampleDataLabelsFragment,
  locale: string,
): SampleFile[] {
  const { slug, scan, cloud, las, stations } = tour;
  const count = formatNumber(scan.points, locale);
  const toSampleFile = (file: Queries.StoredFileFragment, name: string, text: string): SampleFile => ({
    text,
    name,
    url: file.publicURL ?? "",
    bytes: file.size,
    sha256: file.sha256,
  });
  return [
    toSampleFile(cloud, `${slug}.ply`, fillPlaceholders(labels.ply, { count })),
    { ...las, name: `${slug}.las`, text: fillPlaceholders(labels.las, { count }) },
    ...stations.flatMap(({ id, name, picture, depth }) => [
      toSampleFile(picture.src, `${slug}-${id}.jpg`, fillPlaceholders(labels.panorama, { name })),
      toSampleFile(depth, `${slug}-${id}-depth.png`, fillPlaceholders(labels.depth, { name })),
    ]),
  ];
}

export const sampleDataFragments = graphql`
  fragment StoredFile on File {
    publicURL
    size
    sha256
  }
  fragment SampleFileParts on Tour {
    slug
    path
    name
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
  fragment SampleDataLabels on SampleDataPageLabels {
    file
    size
    checksum
    download
    caption
    ply
    las
    panorama
    depth
  }
`;
