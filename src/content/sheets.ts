/** Where the built site serves the specification sheet of a device. */
export const sheetPath = (slug: string): string => `/sheets/${slug}.pdf`;
