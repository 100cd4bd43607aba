import { axisTicks } from "../../../../src/ui/charts/axis";
import { Axis, Bar, Fill } from "../../../../src/ui/charts/bars";
import { Stack } from "../../../../src/ui/primitives";

export default { title: "Components / Charts / Bars" };

const TICKS = axisTicks(12.6);

export const OnOneAxis = () => (
  <Stack gap={4} maxWidth="text">
    <Axis labels={TICKS.map((tick) => `${tick} min`)} />
    <div>
      <Bar
        ticks={TICKS}
        parts={[
          { size: 6.6, text: "6.6 min shooting" },
          { size: 6, text: "6 min moving", isHatched: true },
        ]}
      />
    </div>
    <div>
      <Bar ticks={TICKS} parts={[{ size: 4, text: "4 min walking" }]} />
    </div>
    <div>
      <Bar ticks={TICKS} parts={[]} />
    </div>
  </Stack>
);

const FILLS = [0.3, 12, 16, 40];

export const Fills = () => (
  <Stack gap={4} maxWidth="20rem">
    {FILLS.map((amount) => (
      <div key={amount}>
        <Fill amount={amount} capacity={16}>
          <span>{amount} GB of 16 GB</span>
        </Fill>
      </div>
    ))}
  </Stack>
);
