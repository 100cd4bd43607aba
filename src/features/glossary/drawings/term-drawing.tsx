import { graphql } from "gatsby";
import type { ComponentType } from "react";
import { Text } from "../../../ui/primitives";
import { CutFloor, PointCorner, TwoScans } from "./clouds";
import { ControlPoints, LoopWalk, RmsBars, Targets } from "./errors";
import { HEIGHT, WIDTH } from "./shapes";
import { Equirectangular, FieldOfView, PixelOnWall } from "./views";

/** The drawings by their names in data/schemas/glossary-term.schema.json. */
const DRAWINGS: Readonly<Record<string, ComponentType>> = {
  targets: Targets,
  rmsBars: RmsBars,
  controlPoints: ControlPoints,
  loop: LoopWalk,
  equirectangular: Equirectangular,
  fieldOfView: FieldOfView,
  pixelOnWall: PixelOnWall,
  pointCorner: PointCorner,
  twoScans: TwoScans,
  floorPlan: CutFloor,
};

/** The drawing of a term, and the same in words. */
export const TermDrawing = ({ kind, caption }: Queries.TermDrawingFieldsFragment) => {
  const Drawing = DRAWINGS[kind];
  if (!Drawing) return null;
  return (
    <figure sx={{ width: "100%", maxWidth: "30rem", pt: [3, null, 5] }}>
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} sx={{ display: "block", width: "100%" }}>
        <Drawing />
      </svg>
      <Text as="figcaption" variant="small" mt={3}>
        {caption}
      </Text>
    </figure>
  );
};

export const termDrawingFragment = graphql`
  fragment TermDrawingFields on GlossaryDrawing {
    kind
    caption
  }
`;
