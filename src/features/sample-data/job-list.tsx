import { graphql } from "gatsby";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { formatNumber } from "@capture/domain/lib/locale";
import { useLocale } from "../../hooks/use-site-content";
import { sizes } from "../../theme/breakpoints";
import { Picture } from "../../ui/media/picture";
import { Grid, Stack, Text } from "../../ui/primitives";
import { FileKind } from "./file-kind";
import { listFiles } from "./list-files";

interface JobListProps {
  page: Queries.SampleJobsFragment & Queries.SampleFilesFragment;
}

/** The files for download: a card for each job of visitors, with a picture of what its files contain. */
export const JobList = ({ page }: JobListProps) => {
  const { jobs, tour, labels } = page;
  const count = formatNumber(tour.scan.points, useLocale());
  return (
    <Stack gap={5}>
      {jobs.map(({ id, title, description, picture, files: kinds }) => (
        <Grid
          as="section"
          key={id}
          id={id}
          aria-labelledby={`${id}-heading`}
          columns={["minmax(0, 1fr)", null, picture ? "minmax(0, 1fr) minmax(0, 2fr)" : "minmax(0, 1fr)"]}
          sx={{ overflow: "hidden", border: "1px solid", borderColor: "hairline", borderRadius: "card", bg: "raised" }}
        >
          {picture && (
            <Picture
              picture={picture}
              sizes={sizes("60vw", { tablet: "94vw", laptop: "60vw", wide: "48rem" })}
              sx={{ height: ["12rem", "16rem", "auto"], position: "relative", img: COVER }}
            />
          )}
          <div sx={{ px: [4, 5, 6], pt: [5, null, 6], pb: 2 }}>
            <Text as="h3" id={`${id}-heading`} variant="h3" mb={2}>
              {title}
            </Text>
            <Text variant="muted" mb={4} maxWidth="text">
              {description}
            </Text>
            <ul className="kinds">
              {kinds
                .map((kind) => ({ kind, list: listFiles(kind.kind, page) }))
                .filter(({ list }) => list.length > 0)
                .map(({ kind, list }) => (
                  <FileKind
                    key={kind.kind}
                    kind={{ ...kind, description: fillPlaceholders(kind.description, { count }) }}
                    files={list}
                    labels={labels}
                  />
                ))}
            </ul>
          </div>
        </Grid>
      ))}
    </Stack>
  );
};

/** As high as the text next to it, however high the picture is. */
const COVER = { position: "absolute", inset: 0, height: "100%" } as const;

export const sampleJobsFragment = graphql`
  fragment SampleJobs on SampleDataPage {
    jobs {
      id
      title
      description
      picture {
        ...CardPicture
      }
      files {
        ...SampleKind
      }
    }
    labels {
      ...SampleKindLabels
    }
  }
`;
