/** An interaction of a visitor with a page. */
export interface Interaction {
  readonly path: string;
  /** A Playwright selector of the element that is tapped, or that gets the key press if `keys` is set. */
  readonly target: string;
  readonly keys?: string;
  /** A CSS selector that matches only after the page has responded. */
  readonly result: string;
  /** Whether the page works without React, so that no hydration is awaited. */
  readonly isPlain?: true;
}

/** A tap on the reference page `reference/button.html`. */
export const REFERENCE_TAP: Interaction = {
  path: "/",
  target: "button",
  result: '[aria-pressed="true"]',
  isPlain: true,
};

const CHOSEN_FILTER = '[role="group"] button + button[aria-pressed="true"]';
const FILTER = '[role="group"] button[aria-pressed="false"]';

/** Interactions of each kind on the site, by name. */
export const INTERACTIONS: Readonly<Record<string, Interaction>> = {
  "filter, blog": { path: "/blog", target: FILTER, result: CHOSEN_FILTER },
  "filter, case studies": { path: "/case-studies", target: FILTER, result: CHOSEN_FILTER },
  "filter, showcase": { path: "/showcase", target: FILTER, result: CHOSEN_FILTER },
  "search, blog": { path: "/blog", target: 'main [type="search"]', keys: "m", result: "main:not(:has(.featured))" },
  tab: {
    path: "/platform",
    target: 'main [role="tab"][aria-selected="false"]',
    result: 'main [role="tab"] + [role="tab"][aria-selected="true"]',
  },
  menu: { path: "/", target: "[data-menu] > button:visible", result: '[data-menu] > button[aria-expanded="true"]' },
  "dialog, project": { path: "/showcase", target: 'main article [aria-haspopup="dialog"]', result: "dialog[open]" },
  "dialog, form": { path: "/", target: 'main [aria-haspopup="dialog"]:visible', result: "dialog[open]" },
};
