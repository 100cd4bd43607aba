import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CreateResolversArgs } from "gatsby";
import { composeSpecification } from "@capture/domain/accuracy/compose-specification";
import { questionsOfSpecification } from "@capture/domain/accuracy/specification";
import { answerCombinations } from "@capture/domain/answer-combinations";
import { markDrafts } from "../../../gatsby/node/drafts";
import { fillHtml, fillText, forgetSite } from "../../../gatsby/node/fill-text";
import { glossaryFields } from "../../../gatsby/node/glossary";
import { specificationFields } from "../../../gatsby/node/specifications";
import { navigationFields } from "../../../gatsby/node/navigation";
import { plannerFields } from "../../../gatsby/node/planner";
import { seoFields } from "../../../gatsby/node/seo/fields";
import type { NodeModel } from "../../../gatsby/lib/node-model";
import { drawSpecification, type SpecificationPdf } from "../../../gatsby/outputs/specifications/draw-specification";
import { contentOf } from "../../support/content/data";
import site from "../../fixtures/company/site.json";

describe("drafts", () => {
  type Resolve = (source: object, args: object, context: object, info: object) => Promise<unknown>;
  type Resolvers = Record<string, Record<string, { resolve: Resolve }>>;

  afterEach(() => delete process.env.DRAFTS);

  function createdResolvers(): Resolvers {
    const resolvers: Resolvers = {};
    const createResolvers = (more: Resolvers): Resolvers => Object.assign(resolvers, more);
    markDrafts({ createResolvers } as unknown as CreateResolversArgs);
    return resolvers;
  }

  test("a build without drafts gets no resolvers", () => {
    expect(createdResolvers()).toEqual({});
  });

  test("with DRAFTS=show, the names of drafts and scheduled entries begin with “Draft:”", async () => {
    process.env.DRAFTS = "show";
    const resolvers = createdResolvers();
    const fields = Object.fromEntries(Object.entries(resolvers).map(([type, names]) => [type, Object.keys(names)]));
    expect(Object.keys(fields).filter((type) => /^(Author|GlossaryTerm|Page|SiteConfig)$/.test(type))).toEqual([]);
    expect(fields).toMatchObject({
      Article: ["title"],
      CaseStudy: ["title"],
      Product: ["title", "name"],
      Project: ["title"],
      Solution: ["title", "name"],
      TechnologyPage: ["name"],
    });
    const title = (source: object): unknown =>
      resolvers.Article?.title?.resolve(source, {}, {}, { originalResolver: () => Promise.resolve("A title") });
    expect(await title({ date: "2025-01-01" })).toBe("A title");
    expect(await title({ date: "2025-01-01", draft: true })).toBe("Draft: A title");
    expect(await title({ date: "2098-01-01" })).toBe("Draft: A title");
  });
});

describe("glossary", () => {
  const ENTRIES: Readonly<Record<string, readonly object[]>> = {
    GlossaryTerm: [
      { slug: "near-range", name: "1 m range" },
      {
        slug: "laser",
        name: "Laser",
        synonyms: ["905 nm light"],
        linkedWords: ["{brand} laser"],
        notIn: ["5 V laser"],
      },
    ],
    SpecificationFields: [
      {
        items: [
          {
            id: "optics",
            title: "Optics",
            fields: [
              { key: "range", label: "Accuracy in the 1 m range", compare: false },
              { key: "light", label: "Light", compare: true, absent: "No light" },
            ],
          },
        ],
      },
    ],
  };

  const nodeModel = {
    findAll: ({ type }: { type: string }) => Promise.resolve({ entries: ENTRIES[type] ?? [] }),
    findOne: ({ type }: { type: string }) =>
      Promise.resolve(type === "SiteConfig" ? { language: "en", region: "US" } : null),
  } as unknown as NodeModel;
  const context = { nodeModel };

  const { Article } = glossaryFields;
  const { Product, SpecificationFields } = specificationFields;

  test("the rows of a specification have the form in which pages show them, with links to the first use of terms", async () => {
    const value = "5 V laser, 905 nm light";
    const specifications = [
      { key: "light", value },
      { key: "range", value: "±1 cm" },
    ];
    const device = { slug: "scout", order: 1, specifications };
    expect(await Product.specificationTables.resolve(device, {}, context)).toMatchObject([
      {
        id: "optics",
        title: "Optics",
        rows: [
          {
            key: "range",
            label: fillText("Accuracy in the 1 m range"),
            labelLinks: [{ text: fillText("1 m range"), to: "/academy/glossary/near-range" }],
            value: fillText("±1 cm"),
            valueLinks: [],
          },
          {
            key: "light",
            label: "Light",
            labelLinks: [],
            value: fillText(value),
            valueLinks: [{ text: fillText("905 nm light"), to: "/academy/glossary/laser" }],
          },
        ],
      },
    ]);
  });

  test("a product without a specification has no rows", async () => {
    expect(await Product.specificationTables.resolve({ slug: "platform", order: 2 }, {}, context)).toEqual([]);
  });

  test("the compared rows are those of the marked fields, with a cell for each device in their order", async () => {
    const device = (slug: string, order: number, key: string) => ({
      ...{ slug, order },
      specifications: [{ key, value: `${slug} ${key}` }],
    });
    const Products = [{ slug: "platform", order: 1 }, device("two", 3, "range"), device("one", 2, "light")];
    const findAll = ({ type }: { type: string }) =>
      Promise.resolve({ entries: type === "Product" ? Products : (ENTRIES[type] ?? []) });
    const compared = { nodeModel: { ...nodeModel, findAll } as NodeModel };
    expect(await SpecificationFields.comparedRows.resolve({}, {}, compared)).toMatchObject([
      {
        key: "light",
        cells: [
          { value: "one light", isMissing: false },
          { value: "No light", isMissing: true },
        ],
      },
    ]);
  });

  test("of many devices, a page compares its own with the nearest two of its family, and the overview the first three of each family", async () => {
    const specifications = [{ key: "light", value: "905 nm" }];
    const device = (order: number) => ({
      slug: `d${order}`,
      order,
      family: order % 2 ? "odd" : "even",
      specifications,
    });
    const Products = [8, 6, 5, 4, 3, 2, 1].map(device);
    const findAll = ({ type }: { type: string }) =>
      Promise.resolve({ entries: type === "Product" ? Products : (ENTRIES[type] ?? []) });
    const many = { nodeModel: { ...nodeModel, findAll } as NodeModel };
    const slugs = (entries: unknown) => (entries as { slug: string }[]).map(({ slug }) => slug);
    expect(slugs(await Product.comparedDevices.resolve(device(6), {}, many))).toEqual(["d4", "d6", "d8"]);
    const overview = await SpecificationFields.comparedDevices.resolve({}, {}, many);
    expect(slugs(overview)).toEqual(["d1", "d2", "d3", "d4", "d5", "d6"]);
    expect(await Product.comparedRows.resolve(device(6), {}, many)).toMatchObject([{ key: "light" }]);
  });

  test("an article links a term whose name contains a placeholder or a figure", async () => {
    const content = "<p>A {brand} laser in the 1 m range.</p>";
    const html = String(await Article.linkedContent.resolve({ title: "Ranges", content }, {}, context));
    expect(html.match(/href="[^"]+"/g)).toEqual([
      'href="/academy/glossary/laser"',
      'href="/academy/glossary/near-range"',
    ]);
  });
});

describe("navigation", () => {
  const product = (order: number, family?: string) => ({
    ...{ slug: `p${order}`, name: `P${order}`, menuLine: "", order, icon: "camera", family },
    internal: { type: "Product" },
  });
  const families = ["a", "b"].map((slug, index) => ({ slug, order: 2 - index, name: slug }));
  const rowsOf = async (products: readonly object[], ofFamilies: readonly object[] = []) => {
    const entries: Readonly<Record<string, readonly object[]>> = {
      Product: products,
      ProductFamily: ofFamilies,
      Page: [{ route: "/products" }],
    };
    const findAll = ({ type }: { type: string }) => Promise.resolve({ entries: entries[type] ?? [] });
    const menus = [{ entries: "products", items: null }, { entries: "solutions" }];
    const context = { nodeModel: { findAll } as unknown as NodeModel };
    return (await navigationFields.Navigation.menus.resolve({ menus, columns: [] }, {}, context)).map(
      ({ rows }) => rows,
    );
  };
  const list = (count: number, family?: string) =>
    Array.from({ length: count }, (_, index) => product(index + 1, family));

  test("few products are rows of menus, of more the first six; a menu without rows is omitted", async () => {
    const row = { to: "/products/p1", text: "P1", description: "", icon: "camera" };
    expect(await rowsOf([product(1)])).toEqual([[row]]);
    expect((await rowsOf(list(9)))[0]).toHaveLength(6);
    expect(await rowsOf([])).toEqual([]);
  });

  test("families are rows with their products, next to products without one", async () => {
    const [rows] = await rowsOf([product(2, "a"), product(1, "a"), product(3)], families);
    expect(rows).toMatchObject([
      { to: "/products?family=a", icon: "camera", products: [{ to: "/products/p1" }, { to: "/products/p2" }] },
      { to: "/products/p3" },
    ]);
  });

  test("families of more products than a menu has room for are rows without products", async () => {
    const [rows] = await rowsOf(list(49, "b"), families);
    expect(rows).toMatchObject([{ to: "/products?family=b", products: [] }]);
  });
});

describe("seo", () => {
  test("the title and the trail of a page have the typography of its heading", async () => {
    const title = "{brand}: 500 m² in 70 min";
    const article = { title, jsonId: 1, seo: {}, internal: { type: "Article" } };
    const nodeModel = {
      findRootNodeAncestor: () => article,
      findAll: ({ type }: { type: string }) => Promise.resolve({ entries: type === "SiteConfig" ? [site] : [] }),
    } as unknown as NodeModel;
    expect(await seoFields.Seo.title.resolve({}, {}, { nodeModel })).toBe(fillText(title));
    expect(await seoFields.Seo.trail.resolve({}, {}, { nodeModel })).toMatchObject([{ name: fillText(title) }]);
  });
});

describe("planner", () => {
  test("the figures of a planned device are those of its specification", async () => {
    const fields = plannerFields.PlannedDevice;
    const quantities = [
      { values: [500], unit: "m²" },
      { values: [70], unit: "min" },
    ];
    const findOne = jest.fn().mockResolvedValue({ specifications: [{ key: "shootingTime", quantities }] });
    const figureOf = (name: string) =>
      fields[name]?.resolve({ device: "pro" }, {}, { nodeModel: { findOne } as unknown as NodeModel });
    expect(await figureOf("paceMinutes")).toBe(70);
    expect(await figureOf("secondsPerPoint")).toBeNull();
    expect(findOne).toHaveBeenCalledWith({ type: "Product", query: { filter: { slug: { eq: "pro" } } } });
    expect([fields.secondsPerPoint?.type, fields.batteryHours?.type]).toEqual(["Float", "Float!"]);
  });
});

describe("specifications", () => {
  const CONTENT: SpecificationPdf = {
    language: "en",
    brand: "Acme",
    kind: "Accuracy guide",
    name: "Specification: Plan",
    title: "With control points",
    sections: [
      { id: "scope", title: "Scope", sentences: ["Project: ____.", "A plan of ±20 mm."] },
      { id: "names", title: "Naming", sentences: ["Each file has a name."] },
    ],
    notes: ["Source: a standard.", "https://acme.example/products/accuracy"],
    updated: "2025-06-20",
  };

  /** The objects of a PDF as text, without the streams. */
  const objectsOf = (pdf: Buffer): string => pdf.toString("latin1").replace(/stream\r?\n[\s\S]*?endstream/g, "");
  const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

  test("a specification is one tagged page with a heading and a list for each section", async () => {
    const objects = objectsOf(await drawSpecification(CONTENT));
    expect(count(objects, /\/Type \/Page\b/g)).toBe(1);
    expect(objects).toContain("/Lang (en)");
    expect(count(objects, /\/S \/H1\b/g)).toBe(1);
    expect(count(objects, /\/S \/H2\b/g)).toBe(CONTENT.sections.length);
    expect(count(objects, /\/S \/LI\b/g)).toBe(3);
  });

  test("a section that does not fit is on the next page", async () => {
    const sentences = Array.from({ length: 30 }, (_, index) => `Sentence ${index}.`);
    const sections = ["One", "Two"].map((title) => ({ id: title, title, sentences }));
    const objects = objectsOf(await drawSpecification({ ...CONTENT, sections }));
    expect(count(objects, /\/Type \/Page\b/g)).toBe(2);
    expect(count(objects, /\/S \/H2\b/g)).toBe(2);
  });

  const guide = contentOf<Queries.AccuracyFieldsFragment>("accuracy.json");
  const { labels } = contentOf<Queries.AccuracyPage>("pages/accuracy.json");
  const used = questionsOfSpecification(guide.specification);
  const CASES = guide.decisions.flatMap((decision) =>
    answerCombinations(guide.questions.filter(({ id }) => used.has(id))).map((answers) => ({ decision, answers })),
  );

  test.each(CASES)(
    "the specification for $decision.id and $answers fits on one page",
    async ({ decision, answers }) => {
      const sections = composeSpecification(guide, { decision, answers }, labels, "en-US");
      const objects = objectsOf(await drawSpecification({ ...CONTENT, sections }));
      expect(count(objects, /\/Type \/Page\b/g)).toBe(1);
    },
  );
});

describe("fill-text", () => {
  test.each([
    ["{brand}, 0.2 to 70 m", `${site.brand}, 0.2 to 70\u00a0m`],
    ["a < b & {brand}", `a < b & ${site.brand}`],
  ])("fills placeholders, and joins numbers and units: %s", (text, shown) => {
    expect(fillText(text)).toBe(shown);
  });

  test("reads site.json once, and again after a change that Gatsby reports", () => {
    const { CONTENT_DIR } = process.env;
    const folder = mkdtempSync(join(tmpdir(), "fill-text-"));
    const writeBrand = (brand: string): void =>
      writeFileSync(join(folder, "site.json"), JSON.stringify({ ...site, brand }));
    try {
      process.env.CONTENT_DIR = folder;
      forgetSite();
      writeBrand("One");
      expect(fillText("{brand}")).toBe("One");
      writeBrand("Two");
      expect(fillText("{brand}")).toBe("One");
      forgetSite();
      expect(fillText("{brand}")).toBe("Two");
    } finally {
      if (CONTENT_DIR === undefined) delete process.env.CONTENT_DIR;
      else process.env.CONTENT_DIR = CONTENT_DIR;
      forgetSite();
      rmSync(folder, { recursive: true });
    }
  });

  test("adds noopener to links of HTML", () => {
    expect(fillHtml('<p>500 m² in <a href="https://a.example">70 min</a></p>')).toBe(
      '<p>500\u00a0m² in <a rel="noopener" href="https://a.example">70\u00a0min</a></p>',
    );
  });
});
