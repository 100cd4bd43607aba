import { Outline } from "../../../../src/ui/charts/outline";
import { Row } from "../../../../src/ui/primitives";

export default { title: "Components / Charts / Outline" };

const SIZES = [
  { width: 131, height: 105 },
  { width: 162, height: 398 },
];

export const OnOneScale = () => (
  <Row alignItems="end">
    {SIZES.map((size) => (
      <Outline
        key={size.height}
        size={size}
        others={SIZES}
        hasReferences
        height={`${size.height} mm`}
        scale={[0.42, 0.6]}
        label={`A device of ${size.width} × ${size.height} mm`}
      />
    ))}
  </Row>
);

export const WithLayers = () => (
  <Outline
    size={{ width: 100, height: 200 }}
    layers={["M0 0l100 0 0 200-100 0z", "M20 20l60 0 0 160-60 0z", "M40 60l20 0 0 80-20 0z"]}
    width="100 mm"
    height="200 mm"
    scale={1}
    label="A device of 100 × 200 mm"
  />
);

export const BeforeAndAfter = () => (
  <Outline
    size={{ width: 162, height: 162 }}
    before={{ width: 118, height: 118 }}
    isFromAbove
    width="118 → 162 mm"
    scale={1}
    label="Before 118 × 118 mm, now 162 × 162 mm"
  />
);
