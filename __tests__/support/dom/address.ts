import { act } from "@testing-library/react";

/** Sets the URL before a page is rendered. */
export const openAt = (url: string): void => history.replaceState(null, "", url);

/** The query string of the URL. */
export const query = (): string => location.search;

/** The browser's back button. */
export const goBack = (): Promise<void> =>
  // Within `act`, so that deferred updates are rendered too.
  act(
    () =>
      new Promise<void>((gone) => {
        addEventListener("popstate", () => gone(), { once: true });
        history.back();
      }),
  );

/** The texts of all headings of this level, in order. */
export const headings = (level: number, inside: ParentNode = document): (string | null)[] =>
  [...inside.querySelectorAll(`h${level}`)].map(({ textContent }) => textContent);
