import { graphql } from "gatsby";
import { useState } from "react";
import { Band } from "../../components/ui/band";
import { Heading } from "../../components/ui/heading";
import { ViewerFrame, type TourLabels } from "./viewer-frame";
import type { Viewer } from "./viewer/state";

interface ScanBandProps {
  scan: Queries.ScanPartsFragment;
  labels: TourLabels;
}

/** The point cloud of a tour, opened by a press, with the ways into its panoramas. */
export const ScanBand = ({ scan: { label, heading, lead, tour }, labels }: ScanBandProps) => {
  const [viewer, setViewer] = useState<Viewer>();
  return (
    <Band ground="bone" id="scan" labelledBy="scan-heading">
      <Heading id="scan-heading" label={label} heading={heading} lead={lead} />
      <ViewerFrame
        {...{ tour, labels, viewer }}
        kind="scan"
        start={labels.openScan}
        sizes="(min-width: 84em) 84rem, (min-width: 44em) 94vw, 60vw"
        onViewer={setViewer}
      />
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
