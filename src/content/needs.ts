/**
 * What each page reads from its JSON file, by name. The pages take their words
 * through these names (see pick.ts), and the content check refuses a file in
 * which one is missing, so neither side can drift from the other.
 *
 * `sections`: id of a section → the fewest items it must hold.
 * `words`: keys of single labels and messages.
 */
export const pageNeeds = {
  "/": {
    sections: { products: 0, engine: 0, industries: 0, featured: 0, technology: 4 },
    words: ["engineTabs", "featuredTabs"],
  },
  "/products": {
    sections: { devices: 0, compare: 0, platform: 0 },
    words: ["viewProduct", "specification"],
  },
  "/platform": { sections: { features: 0, editing: 0 }, words: ["tabsLabel"] },
  "/marketplace": {
    sections: { tools: 0, services: 0, partner: 0 },
    words: ["openTool", "requestService", "offerServices", "price", "tabsLabel", "tabTools", "tabServices"],
  },
  "/solutions": { sections: { industries: 0 }, words: ["viewSolution"] },
  "/technology": { sections: { core: 3, architecture: 4 }, words: [] },
  "/showcase": {
    sections: { projects: 0, start: 0 },
    words: ["filterLabel", "allProjects", "empty", "viewAll", "viewTour", "caseStudy", "count"],
  },
  "/about": { sections: { story: 0, mission: 0, vision: 0, values: 6 }, words: [] },
  "/partners": {
    sections: { programs: 0, why: 3, inquiry: 0 },
    words: ["benefits"],
  },
  "/case-studies": {
    sections: { studies: 0 },
    words: [
      "searchLabel",
      "searchPlaceholder",
      "filterLabel",
      "allIndustries",
      "readMore",
      "empty",
      "emptyHint",
      "reset",
      "count",
    ],
  },
  "/blog": {
    sections: { newsletter: 0 },
    words: [
      "searchLabel",
      "searchPlaceholder",
      "filterLabel",
      "all",
      "featured",
      "recent",
      "searchResults",
      "categoryHeading",
      "readArticle",
      "empty",
      "emptyHint",
      "reset",
      "count",
    ],
  },
  "/contact": { sections: { mailboxes: 6, message: 0 }, words: [] },
  "/academy": {
    sections: { tutorials: 0, manuals: 0, help: 0, faq: 0, assistance: 0 },
    words: [
      "searchLabel",
      "searchPlaceholder",
      "documentation",
      "tabTutorials",
      "tabManuals",
      "tabHelp",
      "filterLabel",
      "all",
      "hardware",
      "software",
      "emptyTutorials",
      "emptyManuals",
      "emptyHint",
      "reset",
      "watch",
      "readManual",
      "duration",
      "pages",
      "articles",
      "readAnswer",
      "tabsLabel",
      "count",
    ],
  },
  "/developers": {
    sections: { toolkit: 3, guides: 0, reference: 0, examples: 0, events: 0, sdks: 0 },
    words: [
      "tabGuides",
      "tabReference",
      "tabExamples",
      "method",
      "path",
      "description",
      "readGuide",
      "openExample",
      "minutes",
      "event",
      "openSdk",
      "tabsLabel",
    ],
  },
  "/support": {
    sections: { assistant: 0 },
    words: [
      "badge",
      "availability",
      "frameTitle",
      "openInTab",
      "reads",
      "faqs",
      "manuals",
      "tutorials",
      "articles",
      "specifications",
    ],
  },
  "/support/assistant": {
    sections: { answers: 0, contact: 0 },
    words: [
      "searchLabel",
      "searchPlaceholder",
      "ask",
      "asking",
      "suggestions",
      "conversation",
      "you",
      "empty",
      "failed",
      "source",
      "faq",
      "manual",
      "tutorial",
      "article",
      "specification",
    ],
  },
  "/terms": { sections: {}, words: ["updated"] },
  "/privacy": { sections: {}, words: ["updated"] },
  "/cookies": { sections: {}, words: ["updated"] },
} as const;

/** The labels of data/words/<name>.json, by the name of the file. */
export const wordNeeds = {
  interface: [
    "skipToContent",
    "mainNavigation",
    "footerNavigation",
    "legalNavigation",
    "breadcrumb",
    "home",
    "openMenu",
    "closeMenu",
    "newTab",
    "playFilm",
    "pauseFilm",
    "resumeFilm",
    "pauseMotion",
    "resumeMotion",
    "close",
    "dismiss",
    "notices",
    "learnMore",
    "requestDemo",
    "contactSales",
    "optional",
    "required",
    "page",
  ],
  forms: ["missing", "tryAgain", "unavailable", "unavailableHint"],
  product: [
    "overview",
    "useCase",
    "getStarted",
    "keyFigures",
    "specifications",
    "applications",
    "features",
    "compare",
    "compareCaption",
    "specification",
    "notStated",
    "allProducts",
  ],
  solution: ["requestDemo", "capabilities", "caseStudy", "viewCaseStudies", "devices", "viewDevice", "allSolutions"],
  "case-study": [
    "back",
    "industry",
    "stakeholder",
    "devices",
    "contactSales",
    "requestDemo",
    "problem",
    "solution",
    "results",
    "closingHeading",
    "closingText",
  ],
  article: ["back", "by", "aboutAuthor", "related", "tags", "readArticle"],
} as const;

/**
 * The fewest files each folder under data/ must hold: the counts the
 * specification names. More is always welcome.
 */
export const folderNeeds = {
  products: 4,
  solutions: 5,
  projects: 13,
  "case-studies": 11,
  articles: 15,
  authors: 1,
} as const;

/** The fewest projects, case studies and the like each filter must find. */
export const groupNeeds = [
  { folder: "projects", field: "category", fewest: 2 },
  { folder: "case-studies", field: "industry", fewest: 2 },
  { folder: "articles", field: "category", fewest: 3 },
] as const;
