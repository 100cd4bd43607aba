import { graphql } from "gatsby";
import { Grid, Stack, Text } from "../../ui/primitives";
import { Band } from "../../ui/band";
import { Heading } from "../../ui/heading";
import { Picture } from "../../ui/media/picture";
import { sizes } from "../../theme/breakpoints";

interface ScenariosProps {
  heading: string;
  scenarios: readonly Queries.ScenarioFieldsFragment[];
}

/** A thumbnail next to the text on a phone, above it otherwise. */
const SIZES = sizes("8rem", { tablet: "46vw", large: "23vw", wide: "19rem" });

/** Use cases of a device, each with a picture, the task and how it is done. */
export const Scenarios = ({ heading, scenarios }: ScenariosProps) => (
  <Band palette="bone" id="applications" labelledBy="applications-heading">
    <Heading id="applications-heading" heading={heading} />
    <Grid as="ul" className="scenarios" gap={[6, 5]} columns={["1fr", "repeat(2, 1fr)", null, "repeat(4, 1fr)"]}>
      {scenarios.map(({ title, description, details, image }) => (
        <Grid as="li" key={title} gap={4} alignContent="start" columns={[image ? "8rem minmax(0, 1fr)" : "1fr", "1fr"]}>
          {image && <Picture picture={image} sizes={SIZES} ratio="16 / 10" sx={{ img: { borderRadius: "card" } }} />}
          <Stack gap={2} alignContent="start">
            <Text as="h3" variant="h4">
              {title}
            </Text>
            <p>{description}</p>
            <Text variant="small">{details}</Text>
          </Stack>
        </Grid>
      ))}
    </Grid>
  </Band>
);

export const scenarioFragment = graphql`
  fragment ScenarioFields on Application {
    title
    description
    details
    image {
      ...CardPicture
    }
  }
`;
