import { ramp } from "@brand";
import { Grid, Text } from "../../ui/primitives";
import { Icon } from "../../ui/icon";

interface DepthStackProps {
  items: readonly { readonly title: string; readonly description: string; readonly icon?: string | null }[];
}

/** The color of a layer: the near end of the ramp for the first, the far end for the last. */
const layerColor = (index: number, count: number): string =>
  ramp[Math.round((index * (ramp.length - 1)) / Math.max(1, count - 1))] ?? ramp[0];

/** The steps of the technology, each in a color of the depth ramp. */
export const DepthStack = ({ items }: DepthStackProps) => (
  <Grid as="ol" className="stack" columns={["1fr", "repeat(2, 1fr)", "repeat(3, 1fr)"]} gap={[5, 5, 6]}>
    {items.map(({ title, description, icon }, index) => (
      <li
        key={title}
        style={{ borderTopColor: layerColor(index, items.length) }}
        sx={{ display: "grid", gap: 2, alignContent: "start", borderTop: "6px solid", pt: 4 }}
      >
        <div sx={{ display: "flex", gap: 3, alignItems: "center" }}>
          <Text as="span" variant="label">
            {String(index + 1).padStart(2, "0")}
          </Text>
          {icon && <Icon name={icon} />}
          <Text as="h3" variant="h4">
            {title}
          </Text>
        </div>
        <Text variant="muted">{description}</Text>
      </li>
    ))}
  </Grid>
);
