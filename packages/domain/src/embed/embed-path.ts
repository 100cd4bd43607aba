/** The end of the path of the page that shows only the viewer of a tour, for pages of other sites. */
export const EMBED = "/embed";

export const embedPath = (tourPath: string): string => tourPath + EMBED;

/** Whether a page, with or without the path of its language, is the embedded page of a tour. */
export const isEmbedPath = (path: string): boolean => /^(\/[a-z]{2,3})?\/tours\/[^/]+\/embed\/?$/.test(path);
