import type { FormikContextType } from "formik";
import type { ChangeEvent, FocusEvent, FormEvent } from "react";
import { flushSync } from "react-dom";
import type { Values } from "@capture/receiver/payload/schemas";
import type { Control } from "./field";

/**
 * Event handlers that read all controls, not only the changed one. Password managers may fill in fields without an
 * event, and React would reset those fields to the values in its state.
 */
export function formEvents(formik: FormikContextType<Values>) {
  const readControls = (form: HTMLFormElement | null, shouldValidate: boolean): void => {
    if (form) void formik.setValues({ ...formik.values, ...formValues(form) }, shouldValidate);
  };
  return {
    handleChange({ target }: ChangeEvent<Control>): void {
      readControls(target.form, true);
    },
    handleBlur({ target }: FocusEvent<Control>): void {
      void formik.setFieldTouched(target.name, true, false);
      readControls(target.form, true);
    },
    handleSubmit(event: FormEvent<HTMLFormElement>): void {
      // formik submits the values of its last render, so the new values are rendered first.
      flushSync(() => readControls(event.currentTarget, false));
      formik.handleSubmit(event);
    },
  };
}

/** Reads the values of a form's controls, by field name. */
export function formValues(form: HTMLFormElement): Values {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
