import { ramp } from "@brand";
import { Stack, Text } from "../../ui/primitives";
import { Icon } from "../../ui/icon";

interface DepthStackProps {
  items: readonly { readonly title: string; readonly description: string; readonly icon?: string | null }[];
}

/** The color of a layer: the near end of the ramp for the first, the far end for the last. */
const layerColor = (index: number, count: number): string =>
  ramp[Math.round((index * (ramp.length - 1)) / Math.max(1, count - 1))] ?? ramp[0];

/** The icon is centered on the line of the title. */
const ICON = {
  display: ["none", null, "grid"],
  alignSelf: "start",
  alignItems: "center",
  height: "1.2em",
  fontSize: "h3",
  lineHeight: 1.2,
};

/** The layers of the technology as a list, with the depth ramp along its edge. */
export const DepthStack = ({ items }: DepthStackProps) => (
  <Stack as="ol" className="stack">
    {items.map(({ title, description, icon }, index) => (
      <li
        key={title}
        style={{ borderInlineStartColor: layerColor(index, items.length) }}
        sx={{
          display: "grid",
          gap: [2, null, 6],
          alignItems: "baseline",
          gridTemplateColumns: ["2.5rem 1fr", null, "3rem 2rem minmax(0, 4fr) minmax(0, 7fr)"],
          borderInlineStart: "6px solid",
          borderBottom: "1px solid",
          borderBottomColor: "hairline",
          py: 5,
          paddingInlineStart: 5,
        }}
      >
        <Text as="span" variant="label">
          {String(index + 1).padStart(2, "0")}
        </Text>
        <span sx={ICON}>{icon && <Icon name={icon} />}</span>
        <Text as="h3" variant="h3">
          {title}
        </Text>
        <p sx={{ variant: "text.muted", gridColumn: ["1 / -1", null, "auto"] }}>{description}</p>
      </li>
    ))}
  </Stack>
);
