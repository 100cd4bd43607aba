import { ramp } from "../../theme/tokens";
import { Icon } from "../../components/ui/icon";

interface DepthStackProps {
  items: readonly { readonly title: string; readonly description: string; readonly icon?: string | null }[];
}

/** The color of a layer: near for the first, far for the last, in between by its place. */
const depthColor = (index: number, count: number): string =>
  ramp[Math.round((index * (ramp.length - 1)) / Math.max(1, count - 1))] ?? ramp[0];

/** Layers one under the other, from the surface to the software; the ramp runs down their edge. */
export const DepthStack = ({ items }: DepthStackProps) => (
  <ol className="stack" sx={{ display: "grid" }}>
    {items.map(({ title, description, icon }, index) => (
      <li
        key={title}
        style={{ borderLeftColor: depthColor(index, items.length) }}
        sx={{
          display: "grid",
          gap: [2, null, 6],
          alignItems: "baseline",
          gridTemplateColumns: ["2.5rem 1fr", null, "3rem 2rem minmax(0, 4fr) minmax(0, 7fr)"],
          borderLeft: "6px solid",
          borderBottom: "1px solid",
          borderBottomColor: "hairline",
          py: 5,
          pl: 5,
        }}
      >
        <span sx={{ variant: "text.label" }}>{String(index + 1).padStart(2, "0")}</span>
        <span sx={{ display: ["none", null, "block"], alignSelf: "center" }}>{icon && <Icon name={icon} />}</span>
        <h3 sx={{ variant: "text.h3" }}>{title}</h3>
        <p sx={{ variant: "text.muted", gridColumn: ["1 / -1", null, "auto"] }}>{description}</p>
      </li>
    ))}
  </ol>
);
