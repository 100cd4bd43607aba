import type { ReactNode } from "react";
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
  <section id="first-screen" style={bandProperties("ink")} sx={{ bg: "ground", color: "text", pb: [8, null, 9] }}>
    <div sx={{ variant: "layout.container", pt: `${sizes.bar + sizes.touch / 2}px` }}>
      <div
        sx={{
          display: "grid",
          columnGap: 8,
          rowGap: 3,
          alignItems: "end",
          gridTemplateColumns: ["minmax(0, 1fr)", null, "minmax(0, 1fr) minmax(0, 1fr)"],
          mb: 5,
        }}
      >
        <div sx={{ display: "grid", gap: 3, justifyItems: "start" }}>
          <p sx={{ variant: "text.rule" }}>{label}</p>
          <h1 sx={{ variant: "text.h3" }}>{title}</h1>
        </div>
        <p sx={{ variant: "text.muted" }}>{lead}</p>
      </div>
      {children}
    </div>
  </section>
);
