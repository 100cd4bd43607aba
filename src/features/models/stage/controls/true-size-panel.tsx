import { useId } from "react";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { formatNumber } from "@capture/domain/lib/locale";
import type { DeviceModel, Stage, StageMode, StageState } from "@capture/viewer/stage";
import { formatSize } from "@capture/viewer/dimensions";
import {
  BANK_CARD,
  CUP,
  MAX_PX_PER_MM,
  MIN_PX_PER_MM,
  saveScreenScale,
  scaleFromCard,
  SHEET,
} from "@capture/viewer/true-size";
import { Chips } from "../../../../ui/chips";
import { Grid, Hairline, Stack, Text } from "../../../../ui/primitives";
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
      {mode === "screenScale" && <ScaleSlider {...props} />}
      {mode === "realSize" && <Text variant="small">{labels.realSizeHelp}</Text>}
      {mode === "trueSize" && <SizeList {...props} />}
    </>
  );
};

/** A slider that fits the outline of a bank card to a real one. */
const ScaleSlider = ({ labels, stage, state: { pxPerMm } }: TrueSizePanelProps) => {
  const id = useId();
  const locale = useLocale();
  const cardWidth = Math.round(pxPerMm * BANK_CARD.width);
  const change = (width: number): void => {
    const scale = scaleFromCard(width);
    saveScreenScale(scale);
    stage.setOptions({ pxPerMm: scale });
  };
  return (
    <Stack gap={3}>
      <Text variant="small" id={`${id}-help`}>
        {labels.screenScaleHelp}
      </Text>
      <Grid columns="minmax(0, 1fr) auto" gap={3}>
        <label htmlFor={id}>{labels.cardWidth}</label>
        <output htmlFor={id} sx={{ variant: "text.figure" }}>
          {formatNumber(cardWidth, locale)} px
        </output>
      </Grid>
      <input
        id={id}
        type="range"
        aria-describedby={`${id}-help`}
        min={Math.ceil(MIN_PX_PER_MM * BANK_CARD.width)}
        max={Math.floor(MAX_PX_PER_MM * BANK_CARD.width)}
        value={cardWidth}
        onChange={({ target }) => change(target.valueAsNumber)}
        sx={{ width: "100%", minHeight: "touch", accentColor: "near" }}
      />
    </Stack>
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
