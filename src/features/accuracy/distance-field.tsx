import { parseAmount, type AmountRange } from "../../domain/amounts";
import { useAmountText } from "../../hooks/use-amount-text";
import { fillPlaceholders } from "../../domain/placeholders";
import { useLocale } from "../../hooks/use-site-content";
import { formatNumber } from "../../lib/locale";
import { Text } from "../../components/ui/primitives";

interface DistanceFieldProps {
  id: string;
  text: string;
  hint: string;
  value: string;
  /** In meters. */
  range: AmountRange;
  /** Shown when the value is invalid; `{min}` and `{max}` are replaced. */
  message: string;
  onChange: (value: string) => void;
}

/** The question about a distance. An empty field is not answered; invalid input is kept, and a message shows the range. */
export const DistanceField = ({ id, text, hint, value, range, message, onChange }: DistanceFieldProps) => {
  const locale = useLocale();
  const [entered, change] = useAmountText(value, locale, onChange);
  const isInvalid = value.trim() !== "" && parseAmount(value, range, locale) === undefined;
  return (
    <div>
      <label htmlFor={id} sx={{ variant: "text.h4", display: "block", mb: 1 }}>
        {text}
      </label>
      <Text id={`${id}-hint`} variant="small" mb={3}>
        {hint}
      </Text>
      <input
        id={id}
        name={id}
        value={entered}
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={isInvalid ? true : undefined}
        aria-describedby={isInvalid ? `${id}-hint ${id}-message` : `${id}-hint`}
        onChange={(event) => change(event.target.value)}
        sx={{ variant: "forms.control", maxWidth: "12rem", fontFamily: "mono", fontVariantNumeric: "tabular-nums" }}
      />
      {isInvalid && (
        <Text id={`${id}-message`} variant="error" mt={1}>
          {fillPlaceholders(message, { min: formatNumber(range.min, locale), max: formatNumber(range.max, locale) })}
        </Text>
      )}
    </div>
  );
};
