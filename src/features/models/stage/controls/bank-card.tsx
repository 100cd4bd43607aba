import { useLocale } from "../../../../hooks/use-site-content";
import { formatDecimals } from "../../../../lib/locale";
import { keepUnits } from "../../../../domain/units";
import * as styles from "../../../../theme/styles/model-stage";
import { BANK_CARD, cardOnScreen } from "../../geometry/screen-scale";

interface BankCardProps {
  pxPerMm: number;
  /** The width of the view in CSS pixels. */
  width: number;
}

/** The outline of a bank card at the scale of the screen; upright where the view is too narrow for it. */
export const BankCard = ({ pxPerMm, width }: BankCardProps) => {
  const locale = useLocale();
  const card = cardOnScreen(pxPerMm, width);
  const sides = [BANK_CARD.width, BANK_CARD.height].map((side) => formatDecimals(side, 2, locale));
  return (
    <div aria-hidden="true" sx={{ ...styles.overlay, bg: styles.scrim }}>
      <div
        style={{ width: card.width, height: card.height, borderRadius: BANK_CARD.cornerRadius * pxPerMm }}
        sx={styles.card}
      >
        <span sx={{ variant: "text.figure", fontSize: "label" }}>{keepUnits(`${sides.join(" × ")} mm`)}</span>
      </div>
    </div>
  );
};
