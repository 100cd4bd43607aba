import type { Problem } from "@capture/content/check/problem";
import type { DeskLanguages } from "../../config/languages";
import { createElement } from "../element";
import { findField, type Collections } from "../form-field";
import { openField } from "../open-field";
import { messageWords, placeWords } from "./problem-words";

/**
 * Creates the list item of a problem: a link to its field, or the name of a file without a form, and its message.
 * @param onOpen called before the form opens
 */
export function createProblemItem(
  problem: Problem,
  collections: Collections,
  languages?: DeskLanguages,
  onOpen?: () => void,
): HTMLLIElement {
  const { file, line, column } = problem;
  const text = createElement("p", {}, messageWords(problem, collections, languages));
  const place = { title: `${file}:${line}:${column}` };
  const field = findField(problem, collections, languages);
  if (!field) return createElement("li", {}, createElement("strong", place, placeWords(problem)), text);
  const link = createElement("a", { ...place, href: field.hash }, field.label);
  link.addEventListener("click", (event) => {
    event.preventDefault();
    onOpen?.();
    void openField(field);
  });
  return createElement("li", {}, link, text);
}
