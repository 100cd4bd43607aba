import { Plan } from "../../../../src/ui/charts/plan";

export default { title: "Components / Charts / Plan" };

const ROOMS = [
  { min: [0, 0], max: [5.5, 7.1] },
  { min: [5.6, 0], max: [9.5, 4.1] },
  { min: [5.6, 4.2], max: [9.5, 7.1] },
];

export const WithOpenings = () => (
  <Plan
    rooms={ROOMS}
    doors={[
      { from: [5.55, 4.5], to: [5.55, 5.5] },
      { from: [6.05, 4.15], to: [6.9, 4.15], closed: true },
    ]}
  />
);

export const OneRoom = () => <Plan rooms={ROOMS.slice(0, 1)} doors={[]} />;
