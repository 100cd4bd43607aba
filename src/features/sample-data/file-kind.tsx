import { graphql } from "gatsby";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { keepUnits } from "@capture/domain/units";
import { formatList, formatNumber } from "@capture/domain/lib/locale";
import { Hairline, Row, Stack, Text } from "../../ui/primitives";
import { useLocale } from "../../hooks/use-site-content";
import type { SampleFile } from "./list-files";

interface FileKindProps {
  kind: Queries.SampleKindFragment;
  files: readonly SampleFile[];
  labels: Queries.SampleKindLabelsFragment;
}

/** One kind of files as a row: its title, a chip for each file, and the rest in a disclosure. */
export const FileKind = ({ kind, files, labels }: FileKindProps) => {
  const { title, description, units, axes, programs } = kind;
  const locale = useLocale();
  const facts = [
    [labels.units, units],
    [labels.axes, axes],
    [labels.programs, programs && formatList(programs, locale)],
  ] as const;
  return (
    <Hairline
      as="li"
      line="hairline"
      gap={[2, 1]}
      columns={["minmax(0, 1fr)", "minmax(0, 2fr) minmax(0, 3fr)"]}
      alignItems="start"
      py={[4, 3]}
      sx={{ columnGap: 5, gridTemplateRows: [null, "auto 1fr"] }}
    >
      <Text as="h4" variant="h4">
        {title}
      </Text>
      <Row as="ul" className="files" gap={2} sx={{ gridRow: [null, "1 / span 2"], gridColumn: [null, 2] }}>
        {files.map((file) => (
          <li key={file.name}>
            <FileChip file={file} text={chipText(file, files)} label={labels.download} />
          </li>
        ))}
      </Row>
      <details sx={{ "&[open]": { gridColumn: "1 / -1" } }}>
        <summary sx={{ fontSize: "small", minHeight: 24, cursor: "pointer", color: "muted" }}>{labels.details}</summary>
        <Stack gap={4} pt={3} maxWidth="text">
          <Text variant="muted">{description}</Text>
          <dl sx={{ display: "grid", gap: 3 }}>
            {facts.map(
              ([name, value]) =>
                value !== null && (
                  <div key={name}>
                    <Text as="dt" variant="label">
                      {name}
                    </Text>
                    <dd sx={{ fontSize: "small" }}>{value}</dd>
                  </div>
                ),
            )}
            <div>
              <Text as="dt" variant="label">
                {labels.checksum}
              </Text>
              {files.map(({ name, sha256 }) => (
                <Text as="dd" key={name} variant="label" mb={1} sx={{ overflowWrap: "anywhere" }}>
                  {name}: {sha256}
                </Text>
              ))}
            </div>
          </dl>
        </Stack>
      </details>
    </Hairline>
  );
};

const formatOf = ({ name }: SampleFile): string => name.slice(name.lastIndexOf(".") + 1).toUpperCase();

/** What tells a file from the others of its kind: its subject, its format, or both. */
function chipText(file: SampleFile, files: readonly SampleFile[]): string {
  const { subject } = file;
  if (subject === null) return formatOf(file);
  return new Set(files.map(formatOf)).size > 1 ? `${subject} ${formatOf(file)}` : subject;
}

interface FileChipProps {
  file: SampleFile;
  text: string;
  /** Accessible name of the link, with `{name}` for the file. */
  label: string;
}

/** A link to a file with its size. */
const FileChip = ({ file: { name, url, bytes }, text, label }: FileChipProps) => {
  const size = formatBytes(bytes, useLocale());
  return (
    <a
      href={url}
      download={name}
      aria-label={`${fillPlaceholders(label, { name })}: ${text} ${size}`}
      sx={{ variant: "buttons.chip" }}
    >
      <span>{text}</span>{" "}
      <Text as="span" variant="label" sx={{ whiteSpace: "nowrap" }}>
        {size}
      </Text>
    </a>
  );
};

const BYTES_PER_KILOBYTE = 1000;
const BYTES_PER_MEGABYTE = 1_000_000;

/** A size as “9.05 MB” or “38 kB”, in the format of the locale. */
const formatBytes = (bytes: number, locale: string): string =>
  keepUnits(
    bytes < BYTES_PER_MEGABYTE
      ? `${formatNumber(Math.max(1, Math.round(bytes / BYTES_PER_KILOBYTE)), locale)} kB`
      : `${formatNumber(bytes / BYTES_PER_MEGABYTE, locale, { maximumFractionDigits: 2, minimumFractionDigits: 2 })} MB`,
  );

export const sampleKindFragments = graphql`
  fragment SampleKind on SampleFileKind {
    kind
    title
    description
    units
    axes
    programs
  }
  fragment SampleKindLabels on SampleDataPageLabels {
    details
    checksum
    units
    axes
    programs
    download
  }
`;
