/** Gatsby calls this for the `Head` that a page exports; no page exports one (bundle.ts). */
export const headHandlerForBrowser = (): void => undefined;
