/** Replaces Gatsby's module of this export in the browser. No page exports `Head`, so there is nothing to handle. */
export const headHandlerForBrowser = (): void => undefined;
