import { useState, type ReactNode } from "react";
import { formatNumber } from "@capture/domain/lib/locale";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { parseAmount, toPlainAmount, toShownAmount, type AmountRange } from "@capture/domain/amounts";
import { useLocale } from "../hooks/use-site-content";
import { Text } from "../ui/primitives";

interface AmountFieldProps {
  id: string;
  label: ReactNode;
  /** The amount as the URL has it, with a decimal point. */
  value: string;
  range: AmountRange;
  /** Shown when the value is invalid; `{min}` and `{max}` are replaced. */
  message: string;
  onChange: (value: string) => void;
  /** A sentence below the label. A field with one is a question, which may be empty. */
  hint?: string;
  /** Whether a field without a sentence may be empty. */
  isOptional?: boolean;
}

/**
 * A field for a number. Invalid input is kept, and a message shows the valid range. What the visitor enters stays as it is
 * entered, because “1.2” may become “1.200”, which is 1200 in German. An amount from elsewhere is shown in the format of
 * the locale.
 */
export const AmountField = ({ id, label, value, range, message, onChange, hint, isOptional }: AmountFieldProps) => {
  const locale = useLocale();
  const [entered, setEntered] = useState<string>();
  const isCurrent = entered !== undefined && toPlainAmount(entered, locale) === value;
  const change = (text: string): void => {
    setEntered(text);
    onChange(toPlainAmount(text, locale));
  };
  const isQuestion = hint !== undefined;
  const isValid =
    parseAmount(value, range, locale) !== undefined || ((isQuestion || isOptional) && value.trim() === "");
  const descriptions = [isQuestion && `${id}-hint`, !isValid && `${id}-message`].filter(Boolean).join(" ");
  return (
    <div>
      <label htmlFor={id} sx={isQuestion ? { display: "block", mb: 2 } : { variant: "forms.label" }}>
        {label}
      </label>
      {isQuestion && (
        <Text id={`${id}-hint`} variant="small" mb={3}>
          {hint}
        </Text>
      )}
      <input
        id={id}
        name={id}
        value={isCurrent ? entered : toShownAmount(value, locale)}
        inputMode={range.integer ? "numeric" : "decimal"}
        autoComplete="off"
        aria-invalid={isValid ? undefined : true}
        aria-describedby={descriptions || undefined}
        onChange={(event) => change(event.target.value)}
        sx={{
          variant: "forms.control",
          maxWidth: isQuestion ? "12rem" : undefined,
          fontFamily: "mono",
          fontVariantNumeric: "tabular-nums",
        }}
      />
      {!isValid && (
        <Text id={`${id}-message`} variant="error" mt={1}>
          {fillPlaceholders(message, { min: formatNumber(range.min, locale), max: formatNumber(range.max, locale) })}
        </Text>
      )}
    </div>
  );
};
