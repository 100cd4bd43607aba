import type { ReactNode } from "react";
import { bandProperties } from "../../theme/bands";
import { Stack, Text } from "../../ui/primitives";

interface HeadlineFigureProps {
  value: string;
  label: string;
  /** Further facts. */
  children: ReactNode;
}

/** The main figure of a case study in very large type. */
export const HeadlineFigure = ({ value, label, children }: HeadlineFigureProps) => (
  <div style={bandProperties("ink")} sx={{ bg: "raised", color: "text" }}>
    <div
      sx={{
        variant: "layout.container",
        display: "grid",
        gap: [5, null, 8],
        gridTemplateColumns: ["1fr", null, "auto 1fr"],
        alignItems: "end",
        py: [7, null, 8],
        // WebKit takes a figure for a fraction of a pixel wider than its column, and would break it.
        "> p": { overflowWrap: [null, null, "normal"] },
      }}
    >
      <Text variant="giant" color="near">
        {value}
      </Text>
      <Stack gap={5}>
        <Text variant="h3">{label}</Text>
        {children}
      </Stack>
    </div>
  </div>
);
