import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "@capture/content/model/folder";
import { detailPath } from "@capture/content/model/routes";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { completeTexts, wordsIn } from "@capture/words/words";
import type { FormName } from "@capture/receiver/payload/payload";
import { completeForm, toQueryResult } from "../../../testing/query-result";
import { scaledPicture } from "./pictures/pictures";
import { COMPANY, PARTS } from "../company/company";

/** The path of a file of the content, or of the fixture that tests use in its place if the content lacks it. */
export function pathOf(name: string): string {
  const isCompany = contentFolder() === COMPANY;
  // What a site leaves out of a file of the engine comes from packages/words, as on the built pages.
  const isOfEngine = Object.hasOwn(wordsIn("en"), name);
  const folders = [contentFolder(), ...(isOfEngine && !isCompany ? [] : [PARTS]), ...(isOfEngine ? [] : [COMPANY])];
  return join(folders.find((folder) => existsSync(join(folder, name))) ?? contentFolder(), name);
}

export { nulls } from "../../../testing/query-result";

/** Reads a document of the content as a query returns it. */
export function contentOf<T>(file: string): T {
  const site = JSON.parse(readFileSync(pathOf("site.json"), "utf8")) as { readonly language: string };
  const path = pathOf(file);
  const own = existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as JsonValue) : undefined;
  const text = JSON.stringify(completeTexts(file, own, site.language));
  return withPath(
    file,
    toQueryResult<T>(text, site, ({ alt }) => scaledPicture(alt)),
  );
}

/** GraphQL types of the entries with pages, by folder. */
const TYPES: Readonly<Record<string, string>> = {
  products: "Product",
  "product-records": "ProductRecord",
  solutions: "Solution",
  "case-studies": "CaseStudy",
  articles: "Article",
  glossary: "GlossaryTerm",
  tours: "Tour",
};

/** Adds the field `path`, which queries return but files do not contain. */
function withPath<T>(file: string, value: T): T {
  const type = TYPES[file.split("/")[0] ?? ""];
  if (type === undefined) return value;
  const { slug, id, device } = value as { readonly slug?: string; readonly id?: number; readonly device?: string };
  return { ...value, path: detailPath(type, slug ?? id ?? device) };
}

/** All entries of a folder of data/, in the order of their names. */
export function entriesIn<T>(folder: string): T[] {
  return readdirSync(pathOf(folder))
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => contentOf<T>(`${folder}/${name}`));
}

/** The content of a form as a query returns it. */
export const formContent = (name: FormName): Queries.FormFieldsFragment =>
  completeForm(contentOf<Queries.FormFieldsFragment>(`forms/${name}.json`));

export const FORM_NAMES: readonly FormName[] = [
  "demo",
  "contact",
  "newsletter",
  "partner-application",
  "partnership-inquiry",
  "marketplace-partner",
];

/** The values with which tests fill in each form, by the names of its fields. */
export const FILLED: Readonly<Record<FormName, Readonly<Record<string, string>>>> = {
  demo: {
    name: "Ada Brown",
    company: "Survey & Sons",
    email: "ada@survey.example",
    phone: "+44 20 7946 0000",
    message: "Two floors, 1,200 m².",
  },
  contact: {
    firstName: "Di",
    lastName: "Eff",
    email: "di@home.example",
    subject: "A question",
    message: "Does META float?",
  },
  newsletter: { email: "ed@letters.example" },
  "partner-application": {
    name: "Bo Chen",
    email: "bo@reseller.example",
    company: "Reseller",
    region: "Norway",
    message: "We sell scanners.",
  },
  "partnership-inquiry": {
    name: "Cy Dee",
    email: "cy@partner.example",
    company: "Partner",
    partnershipType: "technology, maybe",
    message: "Let us talk.",
  },
  "marketplace-partner": {
    name: "Fi Gee",
    email: "fi@tools.example",
    company: "Tools",
    message: "A plugin for stairs.",
  },
};
