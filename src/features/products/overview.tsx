import type { ReactNode } from "react";
import { Grid, Stack, Text } from "../../ui/primitives";
import { Band } from "../../ui/band";
import { Picture, type PictureData } from "../../ui/media/picture";
import { Statement } from "../../ui/statement";
import { sizes } from "../../theme/breakpoints";

interface OverviewProps {
  heading: string;
  description: string;
  useCaseHeading: string;
  useCase: string;
  picture: PictureData;
  /** The call to action. */
  children: ReactNode;
}

/** A statement about a product, and a use case with a picture. */
export const Overview = ({ heading, description, useCaseHeading, useCase, picture, children }: OverviewProps) => (
  <Band palette="bone" id="overview" labelledBy="overview-heading">
    <Text as="h2" id="overview-heading" variant="rule" mb={6}>
      {heading}
    </Text>
    <Grid gap={[6, null, 8]} alignItems="start" columns={["1fr", null, "minmax(0, 7fr) minmax(0, 5fr)"]}>
      <Stack gap={7}>
        <Statement text={description} />
        <Stack gap={4} justifyItems="start">
          <Text as="h3" variant="h3">
            {useCaseHeading}
          </Text>
          <Text variant="lead">{useCase}</Text>
          {children}
        </Stack>
      </Stack>
      <Picture
        picture={picture}
        sizes={sizes("60vw", { tablet: "94vw", laptop: "40vw", wide: "33rem" })}
        sx={{ img: { borderRadius: "media" } }}
      />
    </Grid>
  </Band>
);
