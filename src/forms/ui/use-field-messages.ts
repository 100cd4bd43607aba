import type { FormikContextType } from "formik";
import { useState } from "react";
import type { Control } from "../fields/field";
import type { Values } from "@capture/receiver/payload/schemas";
import { useForms } from "./use-forms";

type Input = Queries.FormFieldsFragment["inputs"][number];
type FieldErrors = Pick<FormikContextType<Values>, "values" | "touched" | "errors">;

/** The error messages of a form: from the content, from the receiver, or from the browser. */
export function useFieldMessages({ values, touched, errors }: FieldErrors) {
  const { messages } = useForms();
  const [nativeMessages, setNativeMessages] = useState<Values>({});
  return {
    /** Stores the browser's validation message for a control. It is shown if the content has none for the field. */
    captureNativeMessage: ({ name, validationMessage }: Control): void =>
      setNativeMessages((before) => ({ ...before, [name]: validationMessage })),
    /** The error message of a field, or `undefined` while it is valid or untouched. */
    messageOf({ name, type, message }: Input): string | undefined {
      const error = touched[name] ? errors[name] : undefined;
      if (error === undefined) return undefined;
      if (message !== null || error !== name) return error;
      // The browser accepts `ada@gmail` and a field of spaces, so it has no message for them.
      const isFilled = (values[name] ?? "").trim() !== "";
      return nativeMessages[name] || (isFilled && type === "email" ? messages.email : messages.missing);
    },
  };
}
