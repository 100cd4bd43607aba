import type { ChangeEvent, FocusEvent } from "react";
import { maxLength } from "@capture/receiver/payload/max-length";

export type Control = HTMLInputElement | HTMLTextAreaElement;

/** The part of a field that formik controls. */
export interface FieldState {
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<Control>) => void;
  onBlur: (event: FocusEvent<Control>) => void;
}

interface FieldProps {
  /** Prefix of the field's ids, which differs between the forms of a page. */
  prefix: string;
  field: Queries.FormFieldsFragment["inputs"][number];
  /** Omitted in served forms (without script), where the control is uncontrolled. */
  state?: FieldState | undefined;
  /** Whether the field shares a line with another short field on wide screens. */
  isHalfWidth: boolean;
}

/** Whether the design adds the mark of a required field, which the labels of some forms contain. */
const isMarked = ({ required, label }: FieldProps["field"]): boolean => required && !label.endsWith("*");

/** A control of a form, with its label above and its error message below. */
export const Field = ({ prefix, field, state, isHalfWidth }: FieldProps) => {
  const id = `${prefix}-${field.name}`;
  const error = state?.error;
  const controlProps = {
    id,
    name: field.name,
    required: field.required,
    placeholder: field.placeholder ?? undefined,
    autoComplete: field.autocomplete ?? undefined,
    minLength: field.minLength ?? undefined,
    maxLength: maxLength(field.type),
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": error === undefined ? undefined : `${id}-message`,
    ...(state && { value: state.value, onChange: state.onChange, onBlur: state.onBlur }),
  };
  return (
    <div data-half={isHalfWidth ? "" : undefined}>
      <label htmlFor={id} data-marked={isMarked(field) || undefined} sx={{ variant: "forms.label" }}>
        {field.label}
      </label>
      {field.type === "textarea" ? (
        <textarea
          {...controlProps}
          style={{ minHeight: field.minHeight ?? undefined }}
          sx={{ variant: "forms.control" }}
        />
      ) : (
        <input {...controlProps} type={field.type} sx={{ variant: "forms.control" }} />
      )}
      <p id={`${id}-message`} sx={{ variant: "text.error", minHeight: error === undefined ? 0 : "1.5em", mt: 1 }}>
        {error}
      </p>
    </div>
  );
};
