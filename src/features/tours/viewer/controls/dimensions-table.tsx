import { useLocale } from "../../../../hooks/use-site-content";
import { formatLengths } from "../../geometry/measurement";
import * as styles from "../../../../theme/styles/plan-drawing";
import { formatArea } from "../../format-area";
import type { Viewer, ViewerState, ViewerTour } from "../scene/state";
import { usePlanDimensions } from "./use-plan-dimensions";

interface DimensionsTableProps {
  tour: ViewerTour;
  viewer: Viewer;
  state: ViewerState;
  labels: Pick<
    Queries.TourLabelPartsFragment,
    "dimensions" | "roomColumn" | "widthColumn" | "depthColumn" | "areaColumn"
  >;
}

/** The dimensions of the plan as a table, also for screen readers. */
export const DimensionsTable = ({ tour, viewer, state, labels }: DimensionsTableProps) => {
  const locale = useLocale();
  return (
    <table sx={styles.table}>
      <caption>{labels.dimensions}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.roomColumn}</th>
          <th scope="col">{labels.widthColumn}</th>
          <th scope="col">{labels.depthColumn}</th>
          <th scope="col">{labels.areaColumn}</th>
        </tr>
      </thead>
      <tbody>
        {usePlanDimensions(tour, viewer, state).map(({ id, name, width, depth, area }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <Length meters={width.meters} />
            <Length meters={depth.meters} />
            <td>{formatArea(area, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Length = ({ meters }: { meters: number }) => (
  <td>
    {formatLengths(meters, useLocale()).map((text) => (
      <span key={text}>{text} </span>
    ))}
  </td>
);
