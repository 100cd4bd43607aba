import { graphql } from "gatsby";
import { useState } from "react";
import { Band } from "../../components/ui/band";
import { Heading } from "../../components/ui/heading";
import { Picture } from "../../components/ui/media/picture";
import type * as LazyViewerModule from "./lazy-viewer";
import { sizes } from "../../theme/breakpoints";

interface ScanBandProps {
  scan: Queries.ScanPartsFragment;
  labels: Queries.TourLabelPartsFragment;
}

const SIZES = sizes("60vw", { tablet: "94vw" });

/** A picture of a tour with a button that loads its point cloud. Only pressing it fetches `LazyViewer`, which opens the viewer. */
export const ScanBand = ({ scan: { label, heading, lead, tour }, labels }: ScanBandProps) => {
  const [loaded, setLoaded] = useState<typeof LazyViewerModule>();
  const [buttonText, setButtonText] = useState(labels.openScan);
  const open = (): void => {
    setButtonText(labels.loading);
    import("./lazy-viewer").then(setLoaded, () => setButtonText(labels.failed));
  };
  return (
    <Band palette="bone" id="scan" labelledBy="scan-heading">
      <Heading id="scan-heading" label={label} heading={heading} lead={lead} />
      {loaded ? (
        <loaded.LazyViewer tour={tour} labels={labels} sizes={SIZES} kind="scan" />
      ) : (
        <div sx={{ display: "grid", "& > *": { gridArea: "1/1" }, img: { borderRadius: "media" } }}>
          <Picture picture={tour.image} sizes={SIZES} />
          <button
            type="button"
            data-script=""
            aria-live="polite"
            onClick={open}
            sx={{ variant: "buttons.primary", placeSelf: "center" }}
          >
            {buttonText}
          </button>
        </div>
      )}
    </Band>
  );
};

export const scanFragment = graphql`
  fragment ScanParts on Scan {
    label
    heading
    lead
    tour {
      ...TourViewerParts
    }
  }
`;
