import { useId } from "react";
import { Chips } from "../../../../components/ui/chips";
import { Text } from "../../../../components/ui/primitives";
import type { DeviceModel } from "../../device-model";
import type { Stage, StageMode, StageState } from "../scene/state";
import { ScaleSlider } from "./scale-slider";
import { SizeList } from "./size-list";

interface TrueSizePanelProps {
  devices: readonly DeviceModel[];
  labels: Queries.ModelLabelPartsFragment;
  stage: Stage;
  state: StageState;
}

/** The panel of the modes that show sizes: all devices, the scale of the screen, and the device at real size. */
export const TrueSizePanel = ({ devices, labels, stage, state: { mode, pxPerMm } }: TrueSizePanelProps) => {
  const id = useId();
  const choices: { value: StageMode; text: string }[] = [
    { value: "trueSize", text: labels.allDevices },
    { value: "screenScale", text: labels.screenScale },
    { value: "realSize", text: labels.realSize },
  ];
  return (
    <>
      <Text as="h3" id={id} variant="h4">
        {labels.trueSize}
      </Text>
      <Chips
        label={labels.trueSize}
        choices={choices}
        chosen={mode}
        onChoose={(value) => stage.setMode(choices.find((each) => each.value === value)?.value ?? mode)}
      />
      {mode === "trueSize" && <Text variant="small">{labels.trueSizeLead}</Text>}
      {mode === "screenScale" && <ScaleSlider labels={labels} pxPerMm={pxPerMm} onChange={stage.setScreenScale} />}
      {mode === "realSize" && <Text variant="small">{labels.realSizeHelp}</Text>}
      {mode === "trueSize" && <SizeList devices={devices} labels={labels} />}
    </>
  );
};
