import { firstPath, routes } from "./routes";

/** The path of one page of each kind. */
export const KINDS = {
  home: "/",
  products: "/products",
  product: firstPath("Product"),
  record: firstPath("ProductRecord"),
  finder: "/products/finder",
  planner: "/products/planner",
  accuracy: "/products/accuracy",
  compare: "/products/compare",
  decision: "/products/decision",
  search: "/search",
  platform: "/platform",
  solutions: "/solutions",
  solution: firstPath("Solution"),
  technology: "/technology",
  showcase: "/showcase",
  tour: firstPath("Tour"),
  "sample data": "/sample-data",
  "case studies": "/case-studies",
  "case study": firstPath("CaseStudy"),
  blog: "/blog",
  article: firstPath("Article"),
  academy: "/academy",
  glossary: "/academy/glossary",
  releases: "/releases",
  changes: "/changes",
  term: firstPath("GlossaryTerm"),
  developers: "/developers",
  partners: "/partners",
  marketplace: "/marketplace",
  about: "/about",
  contact: "/contact",
  support: "/support",
  assistant: "/support/assistant",
  accessibility: "/accessibility",
  legal: firstPath("LegalPage"),
  missing: "/no-such-page",
} as const;

/** The paths of the kinds of page that the site has, and of a page that does not exist. */
export const kindPaths: readonly string[] = Object.values(KINDS).filter(
  (path) => path === KINDS.missing || routes.includes(path),
);
