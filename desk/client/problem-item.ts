import type { Problem } from "../../src/content/check/problem";
import { createElement } from "./element";
import type { FormField } from "./form-field";
import { openField } from "./open-field";

/**
 * Creates the list item of a problem: a link to its field, or the name of its file, and its message.
 * @param field undefined if the file has no form
 * @param onOpen called before the form opens
 */
export function createProblemItem(problem: Problem, field?: FormField, onOpen?: () => void): HTMLLIElement {
  const { file, line, column, message } = problem;
  const text = createElement("p", {}, message.charAt(0).toUpperCase() + message.slice(1));
  if (!field) return createElement("li", {}, createElement("code", {}, file), text);
  const link = createElement("a", { href: field.hash, title: `${file}:${line}:${column}` }, field.label);
  link.addEventListener("click", (event) => {
    event.preventDefault();
    onOpen?.();
    void openField(field);
  });
  return createElement("li", {}, link, text);
}
