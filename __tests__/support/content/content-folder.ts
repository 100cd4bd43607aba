import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import sharp from "sharp";
import { checkContent } from "../../../src/content/check/check";
import { problemText } from "../../../src/content/check/problem";
import { readPart } from "../company/company";

/** A small, valid data folder, in which a test makes a mistake. File names are relative to the folder. */
export interface ContentFolder {
  path: string;
  /** Writes a file. */
  write(name: string, text: string | Buffer): void;
  /** Replaces the first occurrence of `from` in a text file of the folder. Throws an error if there is none. */
  change(name: string, from: string, to: string): void;
  remove(name: string): void;
  /** Lists the problems that the changes have caused, one line each. */
  problems(): string[];
  dispose(): void;
}

/** The content of `language.json` for a translation into German, of which every text must be translated. */
export const GERMAN = {
  $schema: "../../schemas/language.schema.json",
  name: "Deutsch",
  direction: "ltr",
  region: "DE",
  minShare: 100,
};

const WORDS = "<p>" + Array.from({ length: 440 }, (_, index) => `word${index}`).join(" ") + "</p>";

/** An entry of the real content, with a small picture instead of its own pictures, and without its video. */
function realEntry(name: string): string {
  const { video: _video, ...entry } = JSON.parse(readPart(name)) as Record<string, unknown>;
  return JSON.stringify(entry, (key, value: unknown) => (key === "src" ? "images/device.png" : value), 2);
}

const FILES: Record<string, string> = {
  "brand/brand.json": readPart("brand/brand.json"),
  "brand/mark.svg": readPart("brand/mark.svg"),
  "site.json": JSON.stringify({
    $schema: "./schemas/site.schema.json",
    brand: "Acme",
    mark: "A",
    legalName: "Acme Ltd",
    url: "https://acme.example",
    founded: 2014,
    tagline: "Depth",
    description: "We measure.",
    language: "en",
    region: "US",
    currency: "USD",
    mailboxes: {
      general: "a@acme.example",
      sales: "b@acme.example",
      support: "c@acme.example",
      press: "d@acme.example",
      partners: "e@acme.example",
      academy: "f@acme.example",
    },
    links: Object.fromEntries(
      [
        "platform",
        "documentation",
        "tickets",
        "tours",
        "capture",
        "floorPlans",
        "repair",
        "services",
        "community",
        "apps",
      ].map((name) => [name, `https://${name}.acme.example`]),
    ),
    company: {
      street: "1 Street",
      postalCode: "00000",
      city: "City",
      country: "US",
      register: "Register, no. 1",
      responsible: "Jane Doe, editor",
    },
    support: { frame: "https://chat.example" },
    marketplace: { deliver: false },
    plannedRoutes: ["/careers"],
  }),
  "authors/jane.json": `{
  "$schema": "../schemas/author.schema.json",
  "slug": "jane",
  "name": "Jane Doe",
  "role": "Editor",
  "bio": "Writes."
}
`,
  "products/pro.json": realEntry("products/pro.json"),
  "products/platform.json": realEntry("products/platform.json"),
  "solutions/aec.json": realEntry("solutions/aec.json"),
  "specification-fields.json": realEntry("specification-fields.json"),
  "pages/blog.json": realEntry("pages/blog.json"),
  "blog/categories.json": `{
  "$schema": "../schemas/blog-categories.schema.json",
  "items": ["Company News", "Customer Stories"]
}
`,
  "articles/7.json": `{
  "$schema": "../schemas/article.schema.json",
  "id": 7,
  "title": "A title",
  "excerpt": "An excerpt for {brand}.",
  "content": "${WORDS}",
  "author": "jane",
  "date": "2025-06-15",
  "category": "Company News",
  "readTime": 2,
  "image": { "src": "images/wide.png", "alt": "A wide picture" },
  "tags": ["One", "Two"],
  "seo": {
    "title": "A title | {brand}",
    "description": "A description that is long enough to be shown whole by a search engine, and no longer.",
    "keywords": ["one", "two", "three"]
  }
}
`,
  "academy/faqs.json": `{
  "$schema": "../schemas/faqs.schema.json",
  "items": [
${["a", "b", "c", "d", "e", "f"]
  .map(
    (id) =>
      `    { "id": "${id}", "question": "Q ${id}", "answer": "A ${id}", "docUrl": "{links.documentation}/${id}" }`,
  )
  .join(",\n")}
  ]
}
`,
};

/** The problems of the unchanged folder. It lacks the content of entire pages, which is irrelevant to the tests. */
let initialProblems: ReadonlySet<string> | undefined;

/** Creates the folder in the temporary folder of the system. */
export async function contentFolder(): Promise<ContentFolder> {
  const path = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(resolve("data/schemas"), join(path, "schemas"), { recursive: true });
  const texts = new Map<string, string>();
  const write = (name: string, text: string | Buffer): void => {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    if (typeof text === "string") texts.set(name, text);
    writeFileSync(join(path, name), text);
  };
  for (const [name, text] of Object.entries(FILES)) write(name, text);
  write("images/wide.png", await picture(1200));
  write("images/device.png", await picture(1200));
  initialProblems ??= new Set(checkContent(path).map(problemText));
  return {
    path,
    write,
    change(name, from, to) {
      const text = texts.get(name) ?? "";
      if (!text.includes(from)) throw new Error(`${name} does not contain ${from}`);
      write(name, text.replace(from, to));
    },
    remove: (name) => rmSync(join(path, name)),
    problems: () =>
      checkContent(path)
        .map(problemText)
        .filter((line) => !initialProblems?.has(line)),
    dispose: () => rmSync(path, { recursive: true }),
  };
}

/** Creates a PNG of a single color. Width and height are in pixels. */
export function picture(width: number, height = 16): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#22A884" } })
    .png()
    .toBuffer();
}
