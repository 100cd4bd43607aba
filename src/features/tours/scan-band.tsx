import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Band } from "../../ui/band";
import { Heading } from "../../ui/heading";
import { Picture } from "../../ui/media/picture";
import { useModuleButton } from "../../hooks/use-module-button";
import { OpenButton, PictureWithButton } from "../../ui/open-button";
import { sizes } from "../../theme/breakpoints";

interface ScanBandProps {
  scan: Queries.ScanFieldsFragment;
  labels: Queries.TourLabelFieldsFragment;
  /** Replaces the picture of the tour. */
  picture?: ReactNode;
}

/** The `sizes` of the picture. */
export const SCAN_SIZES = sizes("60vw", { tablet: "94vw" });

/** A picture of a tour with a button that loads its point cloud. Only pressing it fetches `LazyViewer`, which opens the viewer. */
export const ScanBand = ({ scan: { label, heading, lead, tour }, labels, picture }: ScanBandProps) => {
  const { module, text, load } = useModuleButton(() => import("./lazy-viewer"), {
    ...labels,
    initial: labels.openScan,
  });
  return (
    <Band palette="bone" id="scan" labelledBy="scan-heading">
      <Heading id="scan-heading" label={label} heading={heading} lead={lead} />
      {module ? (
        <module.LazyViewer tour={tour} labels={labels} sizes={SCAN_SIZES} kind="scan" />
      ) : (
        <PictureWithButton button={<OpenButton text={text} onPress={load} />}>
          {picture || <Picture picture={tour.image} sizes={SCAN_SIZES} sx={{ img: { borderRadius: "media" } }} />}
        </PictureWithButton>
      )}
    </Band>
  );
};

export const scanFragment = graphql`
  fragment ScanFields on Scan {
    label
    heading
    lead
    tour {
      ...TourViewerFields
    }
  }
`;
