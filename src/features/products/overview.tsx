import type { ReactNode } from "react";
import { Band } from "../../components/ui/band";
import { Picture, type PictureData } from "../../components/ui/media/picture";
import { Statement } from "../../components/ui/statement";
import { sizes } from "../../theme/breakpoints";

interface OverviewProps {
  heading: string;
  description: string;
  useCaseHeading: string;
  useCase: string;
  picture: PictureData;
  /** The button that begins. */
  children: ReactNode;
}

/** What a product is, in a statement, and what it is used for. */
export const Overview = ({ heading, description, useCaseHeading, useCase, picture, children }: OverviewProps) => (
  <Band ground="bone" id="overview" labelledBy="overview-heading">
    <h2 id="overview-heading" sx={{ variant: "text.rule", mb: 6 }}>
      {heading}
    </h2>
    <Statement text={description} sx={{ maxWidth: "60rem", mb: 8 }} />
    <div
      sx={{ display: "grid", gap: [6, null, 8], alignItems: "center", gridTemplateColumns: ["1fr", null, "4fr 7fr"] }}
    >
      <Picture
        picture={picture}
        sizes={sizes("60vw", { tablet: "94vw", laptop: "33vw", wide: "28rem" })}
        sx={{ img: { borderRadius: "media" } }}
      />
      <div sx={{ display: "grid", gap: 4, justifyItems: "start" }}>
        <h3 sx={{ variant: "text.h3" }}>{useCaseHeading}</h3>
        <p sx={{ variant: "text.lead" }}>{useCase}</p>
        {children}
      </div>
    </div>
  </Band>
);
