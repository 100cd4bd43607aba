import { Grid, Text } from "./primitives";

interface HeadingProps {
  heading: string;
  /** Id of the h2, for the `aria-labelledby` of its band. */
  id?: string | undefined;
  label?: string | null | undefined;
  lead?: string | null | undefined;
}

/** The head of a band: a small label, underlined with the depth ramp, the heading, and a sentence next to the heading. */
export const Heading = ({ heading, id, label, lead }: HeadingProps) => (
  <div sx={{ mb: [6, 6, 7] }}>
    {label && (
      <Text variant="rule" mb={5}>
        {label}
      </Text>
    )}
    <Grid
      gap={[4, 4, 8]}
      alignItems="first baseline"
      columns={["minmax(0, 1fr)", null, lead ? "minmax(0, 7fr) minmax(0, 5fr)" : "minmax(0, 1fr)"]}
    >
      <Text as="h2" id={id} variant="h2">
        {heading}
      </Text>
      {lead && <Text variant="lead">{lead}</Text>}
    </Grid>
  </div>
);
