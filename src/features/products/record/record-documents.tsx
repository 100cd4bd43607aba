import { graphql } from "gatsby";
import { keepUnits } from "@capture/domain/units";
import { formatDecimals } from "@capture/domain/lib/locale";
import { useLocale } from "../../../hooks/use-site-content";
import { Hairline, Stack, Text } from "../../../ui/primitives";

interface RecordDocumentsProps {
  documents: readonly Queries.RecordDocumentFieldsFragment[];
  labels: { readonly size: string; readonly sha256: string };
}

const BYTES_PER_MEGABYTE = 1_000_000;

/** The documents about a device, each with its size and checksum. */
export const RecordDocuments = ({ documents, labels }: RecordDocumentsProps) => {
  const locale = useLocale();
  return (
    <ul sx={{ listStyle: "none", p: 0, m: 0 }}>
      {documents.map(({ name, file }) => (
        <Hairline as="li" key={name} line="hairline" py={3}>
          {file && (
            <Stack gap={1}>
              <a href={file.publicURL ?? ""} sx={{ variant: "layout.textLink" }}>
                {name}
              </a>
              <Text variant="label">
                {labels.size}: {keepUnits(`${formatDecimals(file.size / BYTES_PER_MEGABYTE, 2, locale)} MB`)}
              </Text>
              <p sx={{ variant: "text.label", overflowWrap: "anywhere" }}>
                {labels.sha256}: {file.sha256}
              </p>
            </Stack>
          )}
        </Hairline>
      ))}
    </ul>
  );
};

export const recordDocumentFragment = graphql`
  fragment RecordDocumentFields on ProductRecordDocument {
    name
    file {
      publicURL
      size
      sha256
    }
  }
`;
