import { useState } from "react";
import { BankCardOutline, ScreenScale } from "../../../src/blocks/screen-scale";

export default { title: "Blocks / Screen scale" };

const LABELS = { screenScaleHelp: "Hold a bank card against the outline.", cardWidth: "Width of a bank card" };

export const Slider = () => {
  const [pxPerMm, setPxPerMm] = useState(96 / 25.4);
  return (
    <>
      <ScreenScale pxPerMm={pxPerMm} labels={LABELS} onChange={setPxPerMm} />
      <BankCardOutline pxPerMm={pxPerMm} />
    </>
  );
};
