import { onFirstInteraction } from "../../../hooks/on-first-interaction";

/**
 * Calls a function for a project in the query string, or else at the first interaction, which may begin one.
 * @returns a function that removes the listeners, if there are any
 */
export function onProject(callback: () => void): (() => void) | undefined {
  if (location.search === "") return onFirstInteraction(callback);
  callback();
  return undefined;
}
