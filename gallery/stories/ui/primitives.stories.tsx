import { Container, Grid, Hairline, Row, Stack, Text } from "../../../src/ui/primitives";
import { text } from "../../../src/theme/text";

export default { title: "Components / Primitives" };

const VARIANTS = Object.keys(text) as (keyof typeof text)[];
const WORDS = ["Capture", "Align", "Measure", "Share"];

const Boxes = () =>
  WORDS.map((word) => (
    <Text key={word} variant="label" p={4} sx={{ bg: "raised" }}>
      {word}
    </Text>
  ));

export const TextVariants = () => (
  <Stack gap={6}>
    {VARIANTS.map((variant) => (
      <Stack key={variant} gap={2} justifyItems="start">
        <Text variant="label">{variant}</Text>
        <Text variant={variant}>{variant === "giant" ? "±1" : "Measured, not guessed"}</Text>
      </Stack>
    ))}
  </Stack>
);

export const Stacks = () => (
  <Stack gap={3}>
    <Boxes />
  </Stack>
);

export const Rows = () => (
  <Row>
    <Boxes />
  </Row>
);

export const Grids = () => (
  <Grid gap={4} columns={["1fr", "1fr 1fr"]}>
    <Boxes />
  </Grid>
);

export const Hairlines = () => (
  <Stack gap={5}>
    <Hairline pt={4}>Border</Hairline>
    <Hairline line="hairline" pt={4}>
      Hairline
    </Hairline>
  </Stack>
);

export const Containers = () => (
  <Container width="text" py={5} sx={{ bg: "raised" }}>
    <Text variant="muted">The column of a band, as wide as a text.</Text>
  </Container>
);
