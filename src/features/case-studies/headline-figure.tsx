import type { ReactNode } from "react";
import { bandProperties } from "../../theme/bands";

interface HeadlineFigureProps {
  value: string;
  label: string;
  /** Facts beside the figure. */
  children: ReactNode;
}

/** The one figure of a case study, as large as the page allows. */
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
      }}
    >
      <p sx={{ variant: "text.giant", color: "near" }}>{value}</p>
      <div sx={{ display: "grid", gap: 5 }}>
        <p sx={{ variant: "text.h3" }}>{label}</p>
        {children}
      </div>
    </div>
  </div>
);
