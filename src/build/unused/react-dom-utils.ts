const unused = (): void => undefined;

/** How Gatsby would draw the page; `src/chrome/hydrate.ts` does it instead (bundle.ts). */
export const reactDOMUtils = (): { render: () => void; hydrate: () => void } => ({ render: unused, hydrate: unused });
