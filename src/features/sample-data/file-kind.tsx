import type { ThemeUICSSObject } from "@theme-ui/core";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { keepUnits } from "@capture/domain/units";
import { formatList, formatNumber } from "@capture/domain/lib/locale";
import { Link } from "../../ui/link/link";
import { Stack, Text } from "../../ui/primitives";
import { useLocale } from "../../hooks/use-site-content";
import type { SampleFile } from "./list-files";

interface FileKindProps {
  kind: Queries.SampleKindFragment;
  files: readonly SampleFile[];
  labels: Queries.SampleKindLabelsFragment;
  /** URL of the license. */
  license: string;
}

/** One kind of files: what it is, its units, axes and license, and a link to each file with its size and checksum. */
export const FileKind = ({ kind, files, labels, license }: FileKindProps) => {
  const { title, description, units, axes, programs } = kind;
  const locale = useLocale();
  const facts: (readonly [string, ReactNode])[] = [
    ...(units === null ? [] : [[labels.units, units] as const]),
    ...(axes === null ? [] : [[labels.axes, axes] as const]),
    [labels.license, <Link key="license" to={license} sx={{ color: "inherit" }}>{labels.licenseName}</Link>],
    ...(programs === null ? [] : [[labels.programs, formatList(programs, locale)] as const]),
  ]; // prettier-ignore
  return (
    <Stack gap={4}>
      <Text as="h4" variant="h4">
        {title}
      </Text>
      <Text variant="muted" maxWidth="text">
        {description}
      </Text>
      <dl
        sx={{ display: "grid", gridTemplateColumns: ["1fr 1fr", "1fr 1fr", "repeat(4, 1fr)"], columnGap: 5, rowGap: 3 }}
      >
        {facts.map(([name, value]) => (
          <div key={name}>
            <Text as="dt" variant="label">
              {name}
            </Text>
            <dd sx={{ fontSize: "small" }}>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="files">
        {files.map((file) => (
          <FileRow key={file.name} file={file} labels={labels} />
        ))}
      </ul>
    </Stack>
  );
};

const row: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: 5,
  alignItems: "baseline",
  py: 3,
  borderTop: "1px solid",
  borderColor: "hairline",
};

const FileRow = ({ file, labels }: { file: SampleFile; labels: Queries.SampleKindLabelsFragment }) => {
  const { name, subject, url, bytes, sha256 } = file;
  const locale = useLocale();
  return (
    <li sx={row}>
      <a
        href={url}
        download={name}
        aria-label={[fillPlaceholders(labels.download, { name }), subject].filter(Boolean).join(": ")}
        sx={{ variant: "layout.textLink", justifySelf: "start", py: 1, fontFamily: "mono", fontSize: "small" }}
      >
        {name}
      </a>
      <p sx={{ variant: "text.figure", fontSize: "small", whiteSpace: "nowrap" }}>{formatBytes(bytes, locale)}</p>
      <p sx={{ variant: "text.label", gridColumn: "1 / -1" }}>
        {labels.checksum} {sha256}
      </p>
    </li>
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
    checksum
    units
    axes
    license
    licenseName
    programs
    download
  }
`;
