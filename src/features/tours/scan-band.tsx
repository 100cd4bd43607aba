import { graphql } from "gatsby";
import { Band } from "../../ui/band";
import { Heading } from "../../ui/heading";
import { Picture } from "../../ui/media/picture";
import { useModuleButton } from "../../hooks/use-module-button";
import { OpenButton, PictureWithButton } from "../../ui/open-button";
import { MeasuredStill } from "./still/measured-still";
import { hasStill, type StillLabels } from "./still/still-fields";
import { sizes } from "../../theme/breakpoints";

interface ScanBandProps {
  scan: Queries.ScanFieldsFragment;
  labels: Queries.TourLabelFieldsFragment & StillLabels;
}

const SIZES = sizes("60vw", { tablet: "94vw" });

/** A picture of a tour with a button that loads its point cloud. Only pressing it fetches `LazyViewer`, which opens the viewer. */
export const ScanBand = ({ scan: { label, heading, lead, tour }, labels }: ScanBandProps) => {
  const { module, text, load } = useModuleButton(() => import("./lazy-viewer"), {
    ...labels,
    initial: labels.openScan,
  });
  return (
    <Band palette="bone" id="scan" labelledBy="scan-heading">
      <Heading id="scan-heading" label={label} heading={heading} lead={lead} />
      {module ? (
        <module.LazyViewer tour={tour} labels={labels} sizes={SIZES} kind="scan" />
      ) : (
        <PictureWithButton button={<OpenButton text={text} onPress={load} />}>
          {hasStill(tour) ? (
            <MeasuredStill tour={tour} labels={labels} sizes={SIZES} />
          ) : (
            <Picture picture={tour.image} sizes={SIZES} sx={{ img: { borderRadius: "media" } }} />
          )}
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
      ...StillFields
    }
  }
`;
