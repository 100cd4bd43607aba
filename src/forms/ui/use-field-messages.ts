import type { FormikContextType } from "formik";
import { useState } from "react";
import type { Control } from "../fields/field";
import type { Values } from "../payload/schemas";
import { useForms } from "./use-forms";

type Input = Queries.FormPartsFragment["inputs"][number];
type FieldErrors = Pick<FormikContextType<Values>, "values" | "touched" | "errors">;

interface FieldMessages {
  /** Stores the browser's message for a control, to be shown for a field without a message in the content. */
  captureNativeMessage: (control: Control) => void;
  /** The error message of a field, or `undefined` while it is valid or untouched. */
  messageOf: (input: Input) => string | undefined;
}

/** The error messages of a form: those of the content, of the receiver and of the browser. */
export function useFieldMessages({ values, touched, errors }: FieldErrors): FieldMessages {
  const { messages } = useForms();
  const [nativeMessages, setNativeMessages] = useState<Values>({});
  return {
    captureNativeMessage: ({ name, validationMessage }) =>
      setNativeMessages((before) => ({ ...before, [name]: validationMessage })),
    messageOf({ name, type, message }) {
      const error = touched[name] ? errors[name] : undefined;
      if (error === undefined) return undefined;
      if (message !== null || error !== name) return error;
      // The browser has no message for `ada@gmail` or a field of spaces, because it accepts them.
      const isFilled = (values[name] ?? "").trim() !== "";
      return nativeMessages[name] || (isFilled && type === "email" ? messages.email : messages.missing);
    },
  };
}
