import type { ChangeEvent, FocusEvent } from "react";
import { maxLength } from "../payload/max-length";

type Control = HTMLInputElement | HTMLTextAreaElement;

export interface Live {
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<Control>) => void;
  onBlur: (event: FocusEvent<Control>) => void;
}

interface FieldProps {
  /** Sets the ids of this form apart from those of another on the page. */
  prefix: string;
  field: Queries.FormPartsFragment["inputs"][number];
  /** Value and message of a live form. */
  live?: Live | undefined;
  /** Two short fields share a line where there is room. */
  half: boolean;
}

/** A label over its control, tied by one id, and the message under it. */
export const Field = ({ prefix, field, live, half }: FieldProps) => {
  const id = `${prefix}-${field.name}`;
  const error = live?.error;
  const shared = {
    id,
    name: field.name,
    required: field.required,
    placeholder: field.placeholder ?? undefined,
    autoComplete: field.autocomplete ?? undefined,
    minLength: field.minLength ?? undefined,
    maxLength: maxLength(field.type),
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": error === undefined ? undefined : `${id}-message`,
    ...(live && { value: live.value, onChange: live.onChange, onBlur: live.onBlur }),
  };
  return (
    <div data-half={half ? "" : undefined}>
      <label htmlFor={id} sx={{ variant: "forms.label" }}>
        {field.label}
      </label>
      {field.type === "textarea" ? (
        <textarea {...shared} style={{ minHeight: field.minHeight ?? undefined }} sx={{ variant: "forms.control" }} />
      ) : (
        <input {...shared} type={field.type} sx={{ variant: "forms.control" }} />
      )}
      <p id={`${id}-message`} sx={{ variant: "text.error", minHeight: error === undefined ? 0 : "1.5em", mt: 1 }}>
        {error}
      </p>
    </div>
  );
};
