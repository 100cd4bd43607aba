import { act, waitFor } from "@testing-library/react";

/** Opens a page at an address, before it is drawn. */
export const openAt = (address: string): void => history.replaceState(null, "", address);

/** What the address says after its path. */
export const query = (): string => location.search;

/** The browser's back button. */
export async function goBack(): Promise<void> {
  const gone = jest.fn();
  addEventListener("popstate", gone, { once: true });
  // Within `act`, so that what is drawn later than the controls is there too.
  await act(async () => {
    history.back();
    await waitFor(() => expect(gone).toHaveBeenCalled());
  });
}

/** The headings of this level, from the top. */
export const headings = (level: number, inside: ParentNode = document): (string | null)[] =>
  [...inside.querySelectorAll(`h${level}`)].map(({ textContent }) => textContent);
