import type { ReactNode } from "react";
import { Container, Grid, Stack, Text } from "../../ui/primitives";
import { bandProperties } from "../../theme/bands";
import { sizes } from "../../theme/tokens";

interface TourHeadProps {
  label: string;
  title: string;
  lead: string;
  /** The viewer. */
  children: ReactNode;
}

/** The first screen of a tour. Its heading takes little height, so that the entire viewer fits. */
export const TourHead = ({ label, title, lead, children }: TourHeadProps) => (
  <section id="first-screen" style={bandProperties("ink")} sx={{ bg: "background", color: "text", pb: [8, null, 9] }}>
    <Container pt={`${sizes.bar + sizes.touch / 2}px`}>
      <Grid
        columnGap={8}
        rowGap={3}
        alignItems="end"
        columns={["minmax(0, 1fr)", null, "minmax(0, 1fr) minmax(0, 1fr)"]}
        mb={5}
      >
        <Stack gap={3} justifyItems="start">
          <Text variant="rule">{label}</Text>
          <Text as="h1" variant="h3">
            {title}
          </Text>
        </Stack>
        <Text variant="muted">{lead}</Text>
      </Grid>
      {children}
    </Container>
  </section>
);
