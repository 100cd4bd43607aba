import { useId } from "react";
import { useLocale } from "../../../../hooks/use-site-content";
import { formatNumber } from "../../../../lib/locale";
import { Grid, Stack, Text } from "../../../../components/ui/primitives";
import { BANK_CARD, MAX_PX_PER_MM, MIN_PX_PER_MM, saveScreenScale, scaleFromCard } from "../../geometry/screen-scale";

interface ScaleSliderProps {
  labels: Queries.ModelLabelPartsFragment;
  pxPerMm: number;
  onChange: (pxPerMm: number) => void;
}

/** A slider that fits the outline of a bank card to a real one. */
export const ScaleSlider = ({ labels, pxPerMm, onChange }: ScaleSliderProps) => {
  const id = useId();
  const locale = useLocale();
  const cardWidth = Math.round(pxPerMm * BANK_CARD.width);
  const change = (width: number): void => {
    const scale = scaleFromCard(width);
    saveScreenScale(scale);
    onChange(scale);
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
