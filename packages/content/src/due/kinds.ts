// Needs no Node: the desk uses it in the browser.

/** The kinds of work that is due, with their headings, in the order of the list. */
export const DUE_KINDS = {
  review: "Texts to read again",
  day: "Days that have passed",
  draft: "Drafts that wait",
  translation: "Translations of earlier texts",
  link: "Links to other sites",
  picture: "Pictures with too few pixels",
} as const;

export type DueKind = keyof typeof DUE_KINDS;
