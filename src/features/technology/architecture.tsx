import { ramp } from "@brand";
import * as styles from "../../theme/styles/lists";
import { Grid, Stack, Text } from "../../ui/primitives";

interface ArchitectureProps {
  layers: readonly { readonly title: string; readonly description: string }[];
}

/** Size of a plate, and vertical distance from one plate to the next, in units of the view box. */
const PLATE = { width: 300, depth: 110, distance: 92 } as const;

/** SVG path of a plate in perspective: a flat rhombus. The index counts from the top. */
const platePath = (index: number): string => {
  const top = 8 + index * PLATE.distance;
  const { width, depth } = PLATE;
  return `M${width / 2} ${top} L${width} ${top + depth / 2} L${width / 2} ${top + depth} L0 ${top + depth / 2} Z`;
};

/** The layers of the platform as stacked plates and as a list, the last layer on top. */
export const Architecture = ({ layers }: ArchitectureProps) => {
  const height = 16 + (layers.length - 1) * PLATE.distance + PLATE.depth;
  const layersFromTop = [...layers].reverse();
  return (
    <Grid gap={[6, null, 9]} alignItems="center" columns={["1fr", null, "5fr 7fr"]}>
      <svg viewBox={`-2 0 ${PLATE.width + 4} ${height}`} aria-hidden="true" sx={{ width: "100%", maxHeight: "34rem" }}>
        {layersFromTop
          .map((layer, index) => (
            <path
              key={layer.title}
              d={platePath(index)}
              fill={ramp[index]}
              fillOpacity={0.16}
              stroke={ramp[index]}
              strokeWidth={1.5}
            />
          ))
          .reverse()}
      </svg>
      <ol className="layers" sx={styles.rows}>
        {layersFromTop.map(({ title, description }, index) => (
          <Stack as="li" key={title} gap={2}>
            <h3 sx={{ variant: "text.h4", display: "flex", gap: 3, alignItems: "center" }}>
              <span
                aria-hidden="true"
                style={{ backgroundColor: ramp[index] }}
                sx={{ width: 14, height: 14, borderRadius: "control" }}
              />
              {title}
            </h3>
            <Text variant="muted">{description}</Text>
          </Stack>
        ))}
      </ol>
    </Grid>
  );
};
