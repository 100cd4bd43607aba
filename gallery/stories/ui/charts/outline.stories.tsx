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

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 200"><rect width="100" height="200" rx="20" fill="#333"/></svg>',
)}`;

export const WithPicture = () => (
  <Outline
    size={{ width: 100, height: 200 }}
    picture={PICTURE}
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
