import type { ReactNode } from "react";
import { bandProperties, type Palette } from "../theme/bands";
import { Container } from "./primitives";

interface BandProps {
  palette: Palette;
  children: ReactNode;
  /** Id for links to the band. */
  id?: string | undefined;
  /** Id of the heading that names this band for screen readers. */
  labelledBy?: string | undefined;
  width?: "text" | "content" | "wide";
  /** Adds padding at the top for the navigation bar, which covers the first band of a page. */
  underBar?: boolean;
}

/** A full-width strip of the page in ink or bone; it sets the colors of its children. */
export const Band = ({ palette, children, id, labelledBy, width = "wide", underBar = false }: BandProps) => (
  <section
    id={id}
    aria-labelledby={labelledBy}
    data-band={palette}
    style={bandProperties(palette)}
    sx={{ variant: underBar ? "layout.underBar" : "layout.band" }}
  >
    <Container width={width}>{children}</Container>
  </section>
);
