import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { formatNumber } from "@capture/domain/lib/locale";
import { MAX_LISTED_PRODUCTS } from "@capture/domain/products/many-products";
import { COMPANY_FOLDER } from "./company-site";
import { generateArticles, type Article } from "./generate-content";

const PARTS_FOLDER = "__tests__/fixtures/parts";
const LOCALE = "de-DE";

/** Families of products, with the device of the fixture company from which their products are made. */
const FAMILIES = [
  { slug: "kluppen", name: "Handscanner", line: "Für den Polter am Weg", model: "kluppe", laser: true },
  { slug: "rahmen", name: "Messrahmen", line: "Über jedem Band", model: "rahmen", laser: false },
  { slug: "sonden", name: "Feuchtesonden", line: "Für Stapel und Kammer", model: "kluppe", laser: false },
  { slug: "lupen", name: "Jahrringlupen", line: "Zählen ohne Schnitt", model: "kluppe", laser: false },
  { slug: "tore", name: "Durchfahrtstore", line: "Für beladene Wagen", model: "rahmen", laser: true },
] as const;

/** A product outside the families, such as an accessory. */
const EVERY_NTH_WITHOUT_FAMILY = 11;
/** Devices of this share have no rule of the finder. */
const EVERY_NTH_OUTSIDE_FINDER = 4;
const PROTECTIONS = ["IP 54", "IP 65", "IP 67"];

const FIELDS = [
  { key: "wasserdicht", label: "Wasserdicht", compare: true, required: false },
  { key: "shootingTime", label: "Messdauer", compare: true, required: false },
  { key: "storageDevice", label: "Speicher", compare: true, required: false },
];

type Fields = Record<string, unknown>;

/**
 * Writes the content of a company with many products and articles, made from the fixture company: with families if there
 * are more products than pages list, figures for filters, a finder and a planner.
 * @param folder an empty folder, which becomes the content folder
 */
export function createLargeSite(folder: string, { products, articles }: { products: number; articles: number }): void {
  cpSync(join("data", "schemas"), join(folder, "schemas"), { recursive: true });
  cpSync(COMPANY_FOLDER, folder, { recursive: true });
  for (const name of ["finder", "planner"])
    cpSync(join(PARTS_FOLDER, "pages", `${name}.json`), join(folder, "pages", `${name}.json`));
  const read = <T = Fields>(name: string): T => JSON.parse(readFileSync(join(folder, name), "utf8")) as T;
  const write = (name: string, value: object): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), JSON.stringify(value, null, 2));
  };
  const hasFamilies = products > MAX_LISTED_PRODUCTS;
  const models = { kluppe: read("products/kluppe.json"), rahmen: read("products/rahmen.json") };
  const generated = Array.from({ length: products - Object.keys(models).length }, (_, index) =>
    createProduct(index + Object.keys(models).length, models, hasFamilies),
  );
  for (const product of generated) write(`products/${product.slug}.json`, product);
  if (hasFamilies) {
    for (const [index, { slug, name, line }] of FAMILIES.entries())
      write(`product-families/${slug}.json`, {
        $schema: "../schemas/product-family.schema.json",
        ...{ slug, order: index + 1, name, line },
      });
  }
  const specification = read<{ items: { fields: object[] }[] }>("specification-fields.json");
  specification.items.at(-1)?.fields.push(...FIELDS);
  write("specification-fields.json", specification);
  write("finder.json", createFinder(generated.map(({ slug }) => slug)));
  write("planner.json", createPlanner(generated.map(({ slug }) => slug)));
  // The company's own search engine is not among the origins that every site allows.
  const site = read("site.json");
  write("site.json", {
    ...site,
    pings: { enabled: false, endpoints: ["https://www.bing.com/ping?sitemap={sitemap}"] },
  });
  addMenuRows(write, read("navigation.json"));
  const real = readdirSync(join(folder, "articles")).map((name) => read<Article>(`articles/${name}`));
  for (const article of generateArticles(real, articles - real.length)) write(`articles/${article.id}.json`, article);
}

function createProduct(index: number, models: Readonly<Record<"kluppe" | "rahmen", Fields>>, hasFamilies: boolean) {
  const family = FAMILIES[index % FAMILIES.length] ?? FAMILIES[0];
  const number = index + 1;
  const name = `${family.slug.slice(0, 4).toUpperCase()} ${number}`;
  const slug = `${family.slug.slice(0, 4)}-${number}`;
  const amounts = { weight: 0.8 + ((index * 7) % 40), range: 5 + ((index * 3) % 50), seconds: 2 + (index % 9) };
  const text = (value: number): string => formatNumber(value, LOCALE);
  const weight = `${text(amounts.weight)} kg`;
  const model = models[family.model];
  const isInFamily = hasFamilies && index % EVERY_NTH_WITHOUT_FAMILY !== 0;
  return {
    ...model,
    ...{ slug, order: number, name, cameraTag: name, video: undefined },
    ...(isInFamily && { family: family.slug }),
    title: `${name}: ${family.line}`,
    cardLine: `${family.name}, ${weight}`,
    menuLine: family.line,
    keyFigures: [
      { value: weight, label: "Gewicht" },
      { value: `${text(amounts.seconds)} s`, label: "Messdauer" },
      { value: PROTECTIONS[index % PROTECTIONS.length], label: "Schutzart" },
    ],
    specifications: [
      { key: "deviceType", value: family.name },
      { key: "imageResolution", value: index % 2 === 0 ? "8192×6144" : "4096×3072" },
      ...(family.laser
        ? [{ key: "scanningRange", value: `${text(amounts.range)} m`, quantities: [quantity(amounts.range, "m")] }]
        : []),
      { key: "outputFormat", value: "csv und las" },
      { key: "weight", value: weight, quantities: [quantity(amounts.weight, "kg")] },
      { key: "battery", value: `${text(2 + (index % 6))} h`, quantities: [quantity(2 + (index % 6), "h")] },
      { key: "protection", value: PROTECTIONS[index % PROTECTIONS.length] },
      { key: "wasserdicht", value: index % 3 === 0 ? "Ja" : "Nein" },
      { key: "shootingTime", value: `${text(amounts.seconds)} s`, quantities: [quantity(amounts.seconds, "s")] },
      { key: "storageDevice", value: "64 GB", quantities: [quantity(64, "GB")] },
    ],
    seo: {
      title: `${name}: ${family.name} | {brand}`,
      description: `${name} gehört zu den Geräten von {brand}, die Rundholz messen. Gewicht, Reichweite und Schutzart stehen im Datenblatt.`,
      keywords: ["Rundholz", family.name, name],
    },
  };
}

const quantity = (value: number, unit: string) => ({ values: [value], unit });

function createFinder(slugs: readonly string[]) {
  const answers = ["wald", "werk", "lager"].map((id) => ({ id, text: `Im ${id}`, hint: `Rundholz im ${id}` }));
  return {
    $schema: "./schemas/finder.schema.json",
    questions: [{ id: "ort", text: "Wo wird gemessen?", answers }],
    rules: slugs
      .filter((_, index) => index === 0 || index % EVERY_NTH_OUTSIDE_FINDER !== 0)
      .map((device, index) => ({
        when: [{ question: "ort", answers: index === 0 ? answers.map(({ id }) => id) : [answers[index % 3]?.id] }],
        device,
        points: 1 + (index % 3),
        reason: "Leicht genug für diesen Ort.",
        field: "weight",
      })),
    exclusions: [],
  };
}

const createPlanner = (slugs: readonly string[]) => ({
  $schema: "./schemas/planner.schema.json",
  defaults: { area: 80, rooms: 4, pointsPerRoom: 3, secondsBetween: 30 },
  devices: slugs.map((device) => ({ device, megabytesPerPoint: 25 })),
});

function addMenuRows(write: (name: string, value: object) => void, navigation: Fields): void {
  const [first, ...others] = navigation.menus as Fields[];
  const row = (text: string, page: string) => ({ text, to: `/products/${page}`, description: text, icon: "compass" });
  const items = [row("Finder", "finder"), row("Vergleich", "compare"), row("Planer", "planner")];
  write("navigation.json", { ...navigation, menus: [{ ...first, items }, ...others] });
}
