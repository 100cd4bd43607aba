import { graphql } from "gatsby";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { formatNumber } from "@capture/domain/lib/locale";
import { useLocale } from "../../hooks/use-site-content";
import { Hairline, Stack, Text } from "../../ui/primitives";
import { FileKind } from "./file-kind";
import { listFiles } from "./list-files";

interface JobListProps {
  page: Queries.SampleJobsFragment & Queries.SampleFilesFragment;
  /** URL of the license of all files. */
  license: string;
}

/** The files for download, grouped by what visitors do with them. */
export const JobList = ({ page, license }: JobListProps) => {
  const { jobs, tour, labels } = page;
  const count = formatNumber(tour.scan.points, useLocale());
  return (
    <Stack gap={[8, 8, 9]}>
      {jobs.map(({ id, title, description, files: kinds }) => (
        <Hairline
          as="section"
          key={id}
          id={id}
          aria-labelledby={`${id}-heading`}
          gap={[6, 6, 8]}
          columns={["minmax(0, 1fr)", null, "minmax(0, 4fr) minmax(0, 8fr)"]}
          pt={5}
        >
          <div sx={{ position: [null, null, "sticky"], top: 104, alignSelf: "start" }}>
            <Text as="h3" id={`${id}-heading`} variant="h3" mb={3}>
              {title}
            </Text>
            <Text variant="muted" maxWidth="24rem">
              {description}
            </Text>
          </div>
          <Stack gap={7}>
            {kinds
              .map((kind) => ({ ...kind, list: listFiles(kind.kind, page) }))
              .filter(({ list }) => list.length > 0)
              .map(({ list, ...kind }) => (
                <FileKind
                  key={kind.kind}
                  kind={{ ...kind, description: fillPlaceholders(kind.description, { count }) }}
                  files={list}
                  labels={labels}
                  license={license}
                />
              ))}
          </Stack>
        </Hairline>
      ))}
    </Stack>
  );
};

export const sampleJobsFragment = graphql`
  fragment SampleJobs on SampleDataPage {
    jobs {
      id
      title
      description
      files {
        ...SampleKind
      }
    }
    labels {
      ...SampleKindLabels
    }
  }
`;
