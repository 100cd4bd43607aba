import { fillPlaceholders } from "@capture/domain/placeholders";
import { keepUnits } from "@capture/domain/units";
import { CoveragePlan } from "../../../ui/charts/coverage-plan";
import type { Formats } from "./formats";
import type { Place } from "./plan";

interface CoverageProps {
  place: Place;
  devices: Queries.PlannerFieldsFragment["devices"];
  formats: Formats;
  labels: Queries.PlannerLabelsFragment;
}

/** The place as the planner computes with it: equal rooms, the points in each, and the walk of the devices that are carried. */
export const Coverage = ({ place: { area, rooms, pointsPerRoom }, devices, formats, labels }: CoverageProps) => {
  const walking = devices.filter(({ areaPerMinute }) => areaPerMinute !== null).map(({ device }) => device.name);
  const text = fillPlaceholders(labels.coverage, {
    rooms: formats.rooms(rooms),
    area: formats.area(area / rooms),
    points: formats.points(rooms * pointsPerRoom),
  });
  return (
    <CoveragePlan
      rooms={rooms}
      pointsPerRoom={pointsPerRoom}
      path={
        walking.length > 0 && rooms > 1
          ? fillPlaceholders(labels.coverageWalk, { name: walking.join(", ") })
          : undefined
      }
    >
      <span>{keepUnits(text)}</span>
    </CoveragePlan>
  );
};
