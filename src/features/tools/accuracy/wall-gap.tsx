import { graphql } from "gatsby";
import { useState } from "react";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { MAX_LISTED_PRODUCTS } from "@capture/domain/products/many-products";
import { keepUnits } from "@capture/domain/units";
import { DEFAULT_PX_PER_MM, readScreenScale } from "@capture/viewer/true-size";
import { BankCardOutline, ScreenScale } from "../../../blocks/screen-scale";
import { Gap } from "../../../ui/charts/gap";
import { Stack } from "../../../ui/primitives";
import { describeDecision, formatMillimeters, type AccuracyContent, type CompleteAnswers } from "./accuracy-content";
import { findingsFor } from "./findings";

interface WallGapProps {
  content: AccuracyContent;
  given: CompleteAnswers;
}

/** The tolerance as the gap between two walls at real size, and the errors of the first devices in it. */
export const WallGap = ({ content, given }: WallGapProps) => {
  const { guide, labels, scaleLabels, locale } = content;
  const { tolerance } = given.decision;
  const [chosenScale, setChosenScale] = useState(readScreenScale);
  const pxPerMm = chosenScale ?? DEFAULT_PX_PER_MM;
  const bars = findingsFor(guide, given)
    .slice(0, MAX_LISTED_PRODUCTS)
    .flatMap(({ device, finding }) =>
      finding.verdict === "notStated"
        ? []
        : [
            {
              size: finding.error,
              text: `${device.name}: ${keepUnits(
                fillPlaceholders(labels.toleranceValue, { tolerance: formatMillimeters(finding.error, locale) }),
              )}`,
            },
          ],
    );
  return (
    <div>
      <Gap
        pxPerMm={pxPerMm}
        gap={tolerance}
        text={`${labels.tolerance}: ${describeDecision(content, given.decision).tolerance}`}
        bars={bars}
      >
        <span>{labels.gap}</span> <span>{chosenScale === undefined ? labels.scaleAssumed : labels.scaleSet}</span>
      </Gap>
      {scaleLabels && (
        <details data-script="" sx={{ mt: 2 }}>
          <summary sx={{ fontSize: "small", cursor: "pointer", minHeight: 24, py: 1 }}>
            {scaleLabels.screenScale}
          </summary>
          <Stack gap={4} pt={3}>
            <ScreenScale pxPerMm={pxPerMm} labels={scaleLabels} onChange={setChosenScale} />
            <BankCardOutline pxPerMm={pxPerMm} />
          </Stack>
        </details>
      )}
    </div>
  );
};

export const scaleLabelFragment = graphql`
  fragment ScaleLabelFields on ModelLabels {
    screenScale
    screenScaleHelp
    cardWidth
  }
`;
