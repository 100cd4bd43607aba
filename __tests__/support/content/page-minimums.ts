import { hasImperialUnits } from "@capture/domain/imperial-regions";
import { localeOf } from "@capture/domain/lib/locale";
import type { FormName } from "@capture/receiver/payload/payload";
import { site } from "../../../testing/routes";
import { contentOf, entriesIn, formContent } from "./data";
import { itemsOf } from "./pages";
import { comparedDevices } from "../words/words-of-devices";
import { projects, published } from "../words/words-of-lists";

/** The minimum numbers of pictures, buttons and form fields in the main content of a page. */
export interface PageMinimum {
  readonly pictures: number;
  readonly buttons: number;
  readonly fields: number;
}

const minimum = (pictures: number, buttons: number, fields = 0): PageMinimum => ({ pictures, buttons, fields });

const count = (file: string): number => itemsOf(file).length;
const countInputs = (...names: readonly FormName[]): number =>
  names.reduce((sum, name) => sum + formContent(name).inputs.length, 0);
/** Counts the buttons of a filter: one for each value of the entries, and one for all entries. */
const countFilters = <E>(entries: readonly E[], valueOf: (entry: E) => string): number =>
  new Set(entries.map(valueOf)).size + 1;

const products = published("products").length;
const solutions = published("solutions").length;
const studies = published<{ industry: string }>("case-studies");
const articles = published<{ category: string }>("articles");
const lessons = ["tutorials", "manuals"].map((name) => itemsOf<{ category: string }>(`academy/${name}.json`));
const [engine, featured] = [count("home/engine.json"), count("home/featured.json")];
const { questions } = contentOf<{ questions: { answers: unknown[] }[] }>("finder.json");
const guide = contentOf<{ decisions: unknown[]; questions: { answers: unknown[] }[] }>("accuracy.json");
const { defaults } = contentOf<{ defaults: object }>("planner.json");
/** An article page has its own picture, and the picture of a related article if there is one. */
const articleMinimums = articles.map(({ path, category }) => {
  const hasRelated = articles.some((other) => other.path !== path && other.category === category);
  return [path, minimum(hasRelated ? 2 : 1, 0)] as const;
});
const legalRoutes = entriesIn<{ route: string }>("pages/legal").map(({ route }) => route);
const stations = entriesIn<{ stations: unknown[] }>("tours").map((tour) => tour.stations.length);

/** The minimums by route. A route with an asterisk is for the pages of all entries of a kind. */
const MINIMUMS: Readonly<Record<string, PageMinimum>> = {
  "/": minimum(products + engine + solutions + featured, engine + featured + 2),
  "/academy": minimum(
    lessons.flat().length,
    lessons.reduce((sum, list) => sum + countFilters(list, ({ category }) => category), 3),
    1,
  ),
  "/academy/glossary": minimum(0, 0),
  "/academy/glossary/*": minimum(0, 0),
  "/accessibility": minimum(0, 0),
  "/blog": minimum(
    articles.length,
    countFilters(articles, ({ category }) => category) + 1,
    countInputs("newsletter") + 1,
  ),
  ...Object.fromEntries(articleMinimums),
  "/case-studies": minimum(
    studies.length,
    countFilters(studies, ({ industry }) => industry),
    1,
  ),
  "/case-studies/*": minimum(2, 2),
  // Both are lists without pictures, whose filters have a choice for all and at least one other.
  "/changes": minimum(0, 2),
  "/releases": minimum(0, 2),
  "/contact": minimum(1, 1, countInputs("contact")),
  "/developers": minimum(2, 3),
  "/form-answer": minimum(0, 3, countInputs("contact", "newsletter", "demo")),
  "/marketplace": minimum(1, 6),
  "/partners": minimum(2, count("partners/programs.json") + 2),
  "/platform": minimum(2, count("platform/editing.json")),
  "/products": minimum(products + comparedDevices.length, 2),
  "/products/accuracy": minimum(
    0,
    0,
    guide.decisions.length + guide.questions.flatMap(({ answers }) => answers).length + 1,
  ),
  "/products/compare": minimum(
    // Its devices are drawn.
    0,
    // Without a choice of units, there are two buttons less.
    comparedDevices.length + (hasImperialUnits(localeOf(site)) ? 6 : 4),
    new Set(comparedDevices.flatMap(({ specifications }) => specifications.map(({ key }) => key))).size,
  ),
  // The area, rooms, points, floors, decision, tolerance and distance, and the questions of finder and guide.
  "/products/decision": minimum(0, 1, 7 + questions.length + guide.questions.length),
  "/products/finder": minimum(0, 0, questions.flatMap(({ answers }) => answers).length),
  "/products/planner": minimum(0, 3, Object.keys(defaults).length),
  "/products/*": minimum(3, 3),
  // Records are documents without pictures.
  ...Object.fromEntries(published("product-records").map(({ path }) => [path, minimum(0, 0)])),
  "/search": minimum(0, 0, 1),
  "/sample-data": minimum(2, 1),
  "/showcase": minimum(
    projects.length,
    projects.length + countFilters(projects, ({ category }) => category),
    countInputs("demo"),
  ),
  "/solutions": minimum(solutions, 2),
  "/solutions/*": minimum(3, 2),
  "/support": minimum(0, 0),
  "/support/assistant": minimum(0, count("academy/faqs.json") + 1, 1),
  "/technology": minimum(4, 3),
  ...Object.fromEntries(legalRoutes.map((route) => [route, minimum(0, 0)])),
  "/tours/*": minimum(2, Math.min(...stations) + 1),
};

/**
 * Returns the minimum of a page, which is counted in the content. It detects a page that has lost all its pictures or
 * controls, which tests of each picture and control would not notice.
 */
export const minimumOf = (route: string): PageMinimum =>
  MINIMUMS[route] ?? MINIMUMS[route.replace(/[^/]+$/, "*")] ?? minimum(1, 0);
