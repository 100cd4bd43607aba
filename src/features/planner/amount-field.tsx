import { fillPlaceholders } from "../../domain/placeholders";
import { amountIn, type Range } from "./plan";

interface AmountFieldProps {
  id: string;
  label: string;
  value: string;
  range: Range;
  /** What is said when the value does not fit: `{least}` to `{most}`. */
  message: string;
  onChange: (value: string) => void;
}

const format = new Intl.NumberFormat("en-US");

/** A field for a number. What is typed stays as it is; a message says what would fit. */
export const AmountField = ({ id, label, value, range, message, onChange }: AmountFieldProps) => {
  const fits = amountIn(value, range) !== undefined;
  return (
    <div>
      <label htmlFor={id} sx={{ variant: "forms.label" }}>
        {label}
      </label>
      <input
        id={id}
        name={id}
        value={value}
        inputMode={range.whole ? "numeric" : "decimal"}
        autoComplete="off"
        aria-invalid={fits ? undefined : true}
        aria-describedby={fits ? undefined : `${id}-message`}
        onChange={(event) => onChange(event.target.value)}
        sx={{ variant: "forms.control", fontFamily: "mono", fontVariantNumeric: "tabular-nums" }}
      />
      {!fits && (
        <p id={`${id}-message`} sx={{ variant: "text.error", mt: 1 }}>
          {fillPlaceholders(message, { least: format.format(range.least), most: format.format(range.most) })}
        </p>
      )}
    </div>
  );
};
