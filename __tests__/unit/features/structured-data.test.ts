import { modelObject } from "../../../src/seo/json-ld/model";
import type { SiteFacts } from "../../../src/seo/json-ld/graph";
import { contentOf } from "../../support/content/data";
import { tourObjects } from "../../../src/seo/json-ld/tour";
import { measuresOf } from "../../../gatsby/node/seo/measures";
import { productList } from "../../../src/seo/json-ld/list";
import { productModel } from "../../../src/seo/json-ld/product";
import { scaledPicture } from "../../support/content/pictures/pictures";
import { siteFacts } from "../../support/content/seo-facts";

const site = contentOf<SiteFacts>("site.json");

describe("a model", () => {
  const page = { site, url: `${site.url}/products/scout` };
  const glb = { url: "/static/models/1.glb", bytes: 900 };

  test("a model states the URL, the media type and the size of each of its files", () => {
    const [model] = modelObject({ name: "Scout", glb, usdz: { url: "/static/models/2.usdz", bytes: 4000 } })(page);
    expect(model).toMatchObject({
      "@type": "3DModel",
      "@id": `${page.url}#model`,
      name: `${site.brand} Scout`,
      about: { "@id": `${page.url}#main` },
      encoding: {
        contentUrl: `${site.url}/static/models/1.glb`,
        encodingFormat: "model/gltf-binary",
        contentSize: "900 B",
      },
      associatedMedia: {
        contentUrl: `${site.url}/static/models/2.usdz`,
        encodingFormat: "model/vnd.usdz+zip",
        contentSize: "4000 B",
      },
    });
  });

  test("a model without USDZ has one file", () => {
    const [model] = modelObject({ name: "Scout", glb })(page);
    expect(model).toMatchObject({ encoding: { contentSize: "900 B" } });
    expect(model).not.toHaveProperty("associatedMedia");
  });
});

describe("a tour", () => {
  const facts = {
    name: "A customer's flat",
    description: "Two rooms.",
    cloud: { publicURL: "/static/cloud.ply", size: 1 },
    stations: [{ name: "Hall", picture: { alt: "A hall.", src: { publicURL: "/static/hall.jpg" } } }],
  };

  test.each([
    [undefined, undefined],
    ["/sample-data", `${site.url}/sample-data`],
  ])("panoramas have a license only if the tour has a license page: %s", (licensePage, license) => {
    const [, panorama] = tourObjects({ ...facts, licensePage })({ site, url: `${site.url}/tours/flat` });
    expect(panorama).toHaveProperty("@type", "ImageObject");
    expect(JSON.parse(JSON.stringify(panorama))).toMatchObject({ name: "A customer's flat: Hall" });
    expect((panorama as { license?: string }).license).toBe(license);
  });
});

describe("a product", () => {
  const product = {
    name: "PRO",
    title: "PRO: 8-lens camera",
    description: "A camera.",
    family: null,
    image: scaledPicture("PRO"),
    specificationTables: [],
    specificationCards: null,
    measures: [],
    record: null,
    model: null,
  };
  const page = { site: siteFacts, url: `${siteFacts.url}/products/pro` };
  const modelOf = (changes: Partial<Parameters<typeof productModel>[0]>): Record<string, unknown> =>
    JSON.parse(JSON.stringify(productModel({ ...product, ...changes }, "On request")(page)[0])) as Record<
      string,
      unknown
    >;
  const NOT_STATED = {
    path: "/products/pro/record",
    maker: { company: null, address: null },
    identity: { model: null, partNumber: null },
  };
  const organization = { "@id": `${siteFacts.url}/#organization` };

  test("states its family as its category", () => {
    expect(modelOf({ family: { name: "Cameras" } })).toHaveProperty("category", "Cameras");
    expect(modelOf({})).not.toHaveProperty("category");
  });

  test("is listed with its family", () => {
    const listed = (name: string, family: string | null) => ({
      ...{ name, path: `/products/${name}` },
      family: family === null ? null : { slug: family },
    });
    const products = [listed("a", "two"), listed("b", null), listed("c", "one")];
    const [list] = productList(products, [{ slug: "one" }, { slug: "two" }])(page);
    expect(JSON.parse(JSON.stringify(list))).toMatchObject({
      itemListElement: [{ name: "c" }, { name: "a" }, { name: "b" }],
    });
  });

  test("states nothing that the record does not state", () => {
    for (const record of [null, NOT_STATED]) {
      const { model, mpn, manufacturer } = modelOf({ record });
      expect([model, mpn, manufacturer]).toEqual([undefined, undefined, organization]);
    }
  });

  test("has model, part number, maker and address of the record, and refers to its page", () => {
    const maker = { company: siteFacts.legalName, address: "1 Datum Row, Dublin" };
    const record = { ...NOT_STATED, maker, identity: { model: "PRO", partNumber: "F4-8-001" } };
    expect(modelOf({ record })).toMatchObject({
      model: "PRO",
      mpn: "F4-8-001",
      manufacturer: {
        ...organization,
        ...{ "@type": "Organization", name: siteFacts.legalName, address: "1 Datum Row, Dublin" },
      },
      subjectOf: [{ "@type": "WebPage", url: `${siteFacts.url}/products/pro/record` }],
    });
  });

  test("another maker than the company is an organization of its own", () => {
    const record = { ...NOT_STATED, maker: { company: "Lens Works Ltd.", address: null } };
    expect(modelOf({ record }).manufacturer).toEqual({ "@type": "Organization", name: "Lens Works Ltd." });
  });

  test("has weight and outer size as the specification states them", () => {
    const measures = measuresOf([
      { key: "weight", quantities: [{ values: [0.655], unit: "kg" }] },
      { key: "productDimensions", quantities: [{ values: [131, 132, 105], unit: "mm" }] },
    ]);
    const size = (value: number) => ({ "@type": "QuantitativeValue", value, unitCode: "MMT" });
    expect(modelOf({ measures })).toMatchObject({
      weight: { "@type": "QuantitativeValue", value: 0.655, unitCode: "KGM" },
      width: size(131),
      depth: size(132),
      height: size(105),
    });
    expect(measuresOf([{ key: "weight", quantities: [{ values: [1, 2], unit: "kg" }] }])).toEqual([]);
    expect(measuresOf([])).toEqual([]);
  });
});
