import type { DeviceModel } from "../../device-model";
import { planTrueSize, type Placement } from "../../geometry/true-size";
import type { Stage, StageState } from "../scene/state";
import { BankCard } from "./bank-card";
import { Measures } from "./measures";
import { PartDots } from "./part-dots";
import { Ruler } from "./ruler";

interface StageOverlayProps {
  device: DeviceModel;
  devices: readonly DeviceModel[];
  stage: Stage;
  state: StageState;
}

/** Draws over the canvas what belongs to the frame on it. */
export const StageOverlay = ({ device, devices, stage, state }: StageOverlayProps) => {
  const { drawnMode: mode, project, size, pxPerMm } = state;
  if (!project) return null;
  if (mode === "device") return <PartDots parts={device.parts} stage={stage} state={state} project={project} />;
  if (mode === "trueSize") return <Measures placements={measuredPlacements(devices)} size={size} project={project} />;
  if (mode === "screenScale") return <BankCard pxPerMm={pxPerMm} width={size.width} />;
  return (
    <>
      <Measures placements={[{ size: device.size, x: 0, z: 0 }]} size={size} project={project} />
      <Ruler pxPerMm={pxPerMm} height={size.height} />
    </>
  );
};

function measuredPlacements(devices: readonly DeviceModel[]): Placement[] {
  const { sheet, cup, devices: placed } = planTrueSize(devices.map(({ size }) => size));
  return [sheet, cup, ...placed];
}
