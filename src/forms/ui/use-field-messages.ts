import type { FormikContextType } from "formik";
import type { Values } from "@capture/receiver/payload/schemas";
import { useForms } from "./use-forms";

type Input = Queries.FormFieldsFragment["inputs"][number];
type FieldErrors = Pick<FormikContextType<Values>, "values" | "touched" | "errors">;

/**
 * Returns the error message of a field, or `undefined` while it is valid or untouched: that of the content, or one for
 * all forms. The browser's own message is not in the language of the page, and its bubble covers the next label.
 */
export function useFieldMessages({ values, touched, errors }: FieldErrors): (input: Input) => string | undefined {
  const { messages } = useForms();
  return ({ name, type, message }) => {
    const error = touched[name] ? errors[name] : undefined;
    if (error === undefined || message !== null || error !== name) return error;
    const isFilled = (values[name] ?? "").trim() !== "";
    return isFilled && type === "email" ? messages.email : messages.missing;
  };
}
