import { act } from "@testing-library/react";

/** Sets the URL before a page is rendered. */
export const openAt = (url: string): void => history.replaceState(null, "", url);

/** The query string of the URL. */
export const query = (): string => location.search;

/** Goes back in the history, as the browser's back button does. */
export const goBack = (): Promise<void> =>
  // `act` also renders deferred updates.
  act(
    () =>
      new Promise<void>((resolve) => {
        addEventListener("popstate", () => resolve(), { once: true });
        history.back();
      }),
  );

/** The texts of all headings of a level, in document order. */
export const headings = (level: number, inside: ParentNode = document): (string | null)[] =>
  [...inside.querySelectorAll(`h${level}`)].map(({ textContent }) => textContent);
