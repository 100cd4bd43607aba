import { CoveragePlan } from "../../../../src/ui/charts/coverage-plan";

export default { title: "Components / Charts / Coverage plan" };

export const WithPath = () => (
  <CoveragePlan rooms={7} pointsPerRoom={3} path="The line is a walk.">
    7 rooms, 21 points in all.
  </CoveragePlan>
);

export const OneRoom = () => (
  <CoveragePlan rooms={1} pointsPerRoom={12}>
    1 room, 12 points in all.
  </CoveragePlan>
);

export const TooLargeToDraw = () => (
  <CoveragePlan rooms={500} pointsPerRoom={3} path="The line is a walk.">
    500 rooms, 1,500 points in all.
  </CoveragePlan>
);
