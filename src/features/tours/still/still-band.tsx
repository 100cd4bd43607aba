import { graphql } from "gatsby";
import { Band } from "../../../ui/band";
import { ButtonLink } from "../../../ui/link/button-link";
import { Grid, Stack, Text } from "../../../ui/primitives";
import { PictureWithButton } from "../../../ui/open-button";
import { sizes } from "../../../theme/breakpoints";
import { MeasuredStill } from "./measured-still";
import { hasStill, type StillLabels } from "./still-fields";

interface StillBandProps {
  scan: Queries.StillBandFieldsFragment;
  labels: StillLabels;
}

/** A section with a picture in which visitors measure, and a link to its tour. A tour without such a picture has no section. */
export const StillBand = ({ scan: { label, heading, lead, tour }, labels }: StillBandProps) =>
  hasStill(tour) && (
    <Band palette="bone" id="scan" labelledBy="scan-heading">
      <Grid gap={[6, null, 8]} alignItems="center" columns={["minmax(0, 1fr)", null, "minmax(0, 4fr) minmax(0, 8fr)"]}>
        <Stack gap={4} justifyItems="start">
          <Text variant="rule">{label}</Text>
          <Text as="h2" id="scan-heading" variant="h2">
            {heading}
          </Text>
          <Text variant="lead">{lead}</Text>
        </Stack>
        <PictureWithButton button={<ButtonLink to={tour.path} text={labels.still.walk} />}>
          <MeasuredStill
            tour={tour}
            labels={labels}
            sizes={sizes("60vw", { tablet: "94vw", laptop: "62vw", wide: "53rem" })}
          />
        </PictureWithButton>
      </Grid>
    </Band>
  );

export const stillBandFragment = graphql`
  fragment StillBandFields on Scan {
    label
    heading
    lead
    tour {
      ...StillFields
    }
  }
`;
