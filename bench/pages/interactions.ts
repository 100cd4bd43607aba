/** Something that visitors do on a page. */
export interface Interaction {
  readonly path: string;
  /** What is tapped, or typed into when there are `keys`: a selector as Playwright knows it. */
  readonly target: string;
  readonly keys?: string;
  /** What is there only once the page has answered: a selector of CSS. */
  readonly answer: string;
  /** The page has no React to wait for. */
  readonly plain?: true;
}

/** What the reference page answers (`reference/button.html`). */
export const REFERENCE_TAP: Interaction = {
  path: "/",
  target: "button",
  answer: '[aria-pressed="true"]',
  plain: true,
};

const CHOSEN = '[role="group"] button + button[aria-pressed="true"]';
const CHOICE = '[role="group"] button[aria-pressed="false"]';

/** The kinds of answer that the site gives to a tap or a key. */
export const INTERACTIONS: Readonly<Record<string, Interaction>> = {
  "filter, blog": { path: "/blog", target: CHOICE, answer: CHOSEN },
  "filter, case studies": { path: "/case-studies", target: CHOICE, answer: CHOSEN },
  "filter, showcase": { path: "/showcase", target: CHOICE, answer: CHOSEN },
  "search, blog": { path: "/blog", target: 'main [type="search"]', keys: "m", answer: "main:not(:has(.featured))" },
  tab: {
    path: "/platform",
    target: 'main [role="tab"][aria-selected="false"]',
    answer: 'main [role="tab"] + [role="tab"][aria-selected="true"]',
  },
  menu: { path: "/", target: "[data-menu] > button:visible", answer: '[data-menu] > button[aria-expanded="true"]' },
  "dialog, project": { path: "/showcase", target: 'main article [aria-haspopup="dialog"]', answer: "dialog[open]" },
  "dialog, form": { path: "/", target: 'main [aria-haspopup="dialog"]:visible', answer: "dialog[open]" },
};
