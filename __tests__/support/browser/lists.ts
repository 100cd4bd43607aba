import type { Locator, Page } from "@playwright/test";
import { fillPlaceholders } from "@capture/domain/placeholders";

// What the tests of lists and tools have in common.

/** The query string with these values, in their order. */
export const queryOf = (values: Readonly<Record<string, string>>): string => `?${String(new URLSearchParams(values))}`;

/** The number of results that a list announces. @param text the text of the content, with the placeholder `{count}` */
export const countOf = (within: Page | Locator, text: string, count: number): Locator =>
  within.getByRole("status").getByText(fillPlaceholders(text, { count }), { exact: true });
