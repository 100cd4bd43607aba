import { Fill } from "../../../../src/ui/charts/fill";
import { Stack } from "../../../../src/ui/primitives";

export default { title: "Components / Charts / Fill" };

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
