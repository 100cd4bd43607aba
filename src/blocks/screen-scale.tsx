import { useId } from "react";
import { formatNumber } from "@capture/domain/lib/locale";
import { BANK_CARD, MAX_PX_PER_MM, MIN_PX_PER_MM, saveScreenScale, scaleFromCard } from "@capture/viewer/true-size";
import { useLocale } from "../hooks/use-site-content";
import { Grid, Stack, Text } from "../ui/primitives";

interface ScreenScaleProps {
  /** In CSS pixels. */
  pxPerMm: number;
  labels: { readonly screenScaleHelp: string; readonly cardWidth: string };
  onChange: (pxPerMm: number) => void;
}

/** A slider that fits the outline of a bank card to a real one. The scale is remembered for this visit. */
export const ScreenScale = ({ pxPerMm, labels, onChange }: ScreenScaleProps) => {
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

/** The outline of a bank card, upright, so that it fits into a narrow column. */
export const BankCardOutline = ({ pxPerMm }: { pxPerMm: number }) => (
  <div
    aria-hidden="true"
    style={{
      width: BANK_CARD.height * pxPerMm,
      height: BANK_CARD.width * pxPerMm,
      borderRadius: BANK_CARD.cornerRadius * pxPerMm,
    }}
    sx={{ border: "2px solid", borderColor: "link" }}
  />
);
