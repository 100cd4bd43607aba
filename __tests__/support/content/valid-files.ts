import { readPart } from "../company/company";

const WORDS = "<p>" + Array.from({ length: 440 }, (_, index) => `word${index}`).join(" ") + "</p>";

/** An entry of the real content, with a small picture instead of its own pictures, and without its video. */
function realEntry(name: string): string {
  const { video: _video, ...entry } = JSON.parse(readPart(name)) as Record<string, unknown>;
  return JSON.stringify(entry, (key, value: unknown) => (key === "src" ? "images/device.png" : value), 2);
}

/** The files of a small, valid content folder, by their paths. */
export const VALID_FILES: Readonly<Record<string, string>> = {
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
    mailboxes: { general: "a@acme.example" },
    recipients: {},
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
    closingPicture: { src: "images/device.png", alt: "A plain surface." },
    support: { frame: "https://chat.example" },
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
