import { formatNumber } from "../../lib/locale";
import { useLocale } from "../../hooks/use-site-content";
import { fillPlaceholders } from "../../domain/placeholders";
import { parseAmount, type AmountRange } from "../../domain/amounts";
import { useAmountText } from "../../hooks/use-amount-text";
import { Text } from "../../components/ui/primitives";

interface AmountFieldProps {
  id: string;
  label: string;
  value: string;
  range: AmountRange;
  /** Shown when the value is invalid; `{min}` and `{max}` are replaced. */
  message: string;
  onChange: (value: string) => void;
}

/** A field for a number. Invalid input is kept, and a message shows the valid range. */
export const AmountField = ({ id, label, value, range, message, onChange }: AmountFieldProps) => {
  const locale = useLocale();
  const [entered, change] = useAmountText(value, locale, onChange);
  const isValid = parseAmount(value, range, locale) !== undefined;
  return (
    <div>
      <label htmlFor={id} sx={{ variant: "forms.label" }}>
        {label}
      </label>
      <input
        id={id}
        name={id}
        value={entered}
        inputMode={range.integer ? "numeric" : "decimal"}
        autoComplete="off"
        aria-invalid={isValid ? undefined : true}
        aria-describedby={isValid ? undefined : `${id}-message`}
        onChange={(event) => change(event.target.value)}
        sx={{ variant: "forms.control", fontFamily: "mono", fontVariantNumeric: "tabular-nums" }}
      />
      {!isValid && (
        <Text id={`${id}-message`} variant="error" mt={1}>
          {fillPlaceholders(message, { min: formatNumber(range.min, locale), max: formatNumber(range.max, locale) })}
        </Text>
      )}
    </div>
  );
};
