import { ramp } from "@brand";
import * as styles from "../../theme/styles/points";
import { Grid, Text } from "../../ui/primitives";

interface SolutionBlocksProps {
  /** Problem, solution and results. */
  blocks: readonly { readonly title: string; readonly points: readonly string[] }[];
}

/** Colors of the cards, from the far end of the depth ramp to the near end. */
const CARD_COLORS = [ramp[4], ramp[2], ramp[0]] as const;

/** Problem, solution and results of an industry, each as a card. */
export const SolutionBlocks = ({ blocks }: SolutionBlocksProps) => (
  <Grid as="ol" className="blocks" gap={4} columns={["1fr", null, "repeat(3, 1fr)"]}>
    {blocks.map(({ title, points }, index) => (
      <li
        key={title}
        style={{ borderTopColor: CARD_COLORS[index] }}
        sx={{
          display: "grid",
          gap: 5,
          alignContent: "start",
          p: [5, null, 6],
          bg: "raised",
          borderTop: "6px solid",
          borderRadius: "control",
        }}
      >
        <Text as="h2" variant="h3">
          {title}
        </Text>
        <ul className="points" sx={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </li>
    ))}
  </Grid>
);
