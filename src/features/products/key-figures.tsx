import { bandProperties } from "../../theme/bands";
import { rampGradient } from "../../theme/tokens";
import { Stack, Text } from "../../ui/primitives";

interface KeyFiguresProps {
  figures: readonly { readonly value: string; readonly label: string }[];
  /** Accessible name of the list. */
  name: string;
}

/** The key figures of a product, in a strip below the hero. The upper edge of the strip shows the ramp. */
export const KeyFigures = ({ figures, name }: KeyFiguresProps) => (
  <div
    style={bandProperties("ink")}
    sx={{
      bg: "raised",
      color: "text",
      backgroundImage: rampGradient,
      backgroundSize: "100% 2px",
      backgroundRepeat: "no-repeat",
    }}
  >
    <dl
      aria-label={name}
      sx={{
        variant: "layout.container",
        display: "grid",
        gridTemplateColumns: ["1fr 1fr", "repeat(3, 1fr)", null, "repeat(auto-fit, minmax(9rem, 1fr))"],
        columnGap: 5,
        rowGap: 6,
        py: 6,
      }}
    >
      {figures.map(({ value, label }) => (
        <Stack key={label} alignContent="start" gap={1}>
          <Text as="dt" variant="label">
            {label}
          </Text>
          <dd sx={{ variant: "text.figure", fontSize: "h4", lineHeight: 1.3 }}>{value}</dd>
        </Stack>
      ))}
    </dl>
  </div>
);
