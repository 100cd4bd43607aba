import { useId } from "react";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { formatNumber } from "@capture/domain/lib/locale";
import type { DeviceModel, Stage, StageMode, StageState } from "@capture/viewer/stage";
import { formatSize } from "@capture/viewer/dimensions";
import { CUP, SHEET } from "@capture/viewer/true-size";
import { ScreenScale } from "../../../../blocks/screen-scale";
import { Chips } from "../../../../ui/chips";
import { Hairline, Text } from "../../../../ui/primitives";
import { useLocale } from "../../../../hooks/use-site-content";

interface TrueSizePanelProps {
  devices: readonly DeviceModel[];
  labels: Queries.ModelLabelFieldsFragment;
  stage: Stage;
  state: StageState;
}

/** The panel of the modes that show sizes: all devices, the scale of the screen, and the device at real size. */
export const TrueSizePanel = (props: TrueSizePanelProps) => {
  const { labels, stage, state } = props;
  const { mode } = state;
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
      {mode === "screenScale" && (
        <ScreenScale pxPerMm={state.pxPerMm} labels={labels} onChange={(pxPerMm) => stage.setOptions({ pxPerMm })} />
      )}
      {mode === "realSize" && <Text variant="small">{labels.realSizeHelp}</Text>}
      {mode === "trueSize" && <SizeList {...props} />}
    </>
  );
};

/** The sizes of everything at true size. */
const SizeList = ({ devices, labels }: TrueSizePanelProps) => {
  const id = useId();
  const locale = useLocale();
  const cup = fillPlaceholders(labels.cup, { height: formatNumber(CUP.height, locale) });
  return (
    <div>
      <Text id={id} variant="label" mb={3}>
        {labels.sizes}
      </Text>
      <dl aria-labelledby={id}>
        {[...devices, { name: labels.sheet, size: SHEET }, { name: cup, size: CUP }].map(({ name, size }) => (
          <Hairline key={name} line="hairline" py={3}>
            <dt>{name}</dt>
            <dd sx={{ variant: "text.figure", fontSize: "small", color: "muted" }}>
              {formatSize(size, labels.dimensions, locale).map((text) => (
                <div key={text}>{text}</div>
              ))}
            </dd>
          </Hairline>
        ))}
      </dl>
    </div>
  );
};
