import { createFacets, formatRange, matchesFacet, parseRange } from "../src/products/facets";

const field = (key: string, absent?: string) => ({ key, label: key, compare: true, absent });
const WORDS = { yes: "Yes", no: "No" };
const weight = (value: number) => ({
  key: "weight",
  value: `${value} kg`,
  quantities: [{ values: [value], unit: "kg" }],
});
const PRODUCTS = [
  { slug: "a", specifications: [weight(1), { key: "radio", value: "Yes" }, { key: "kind", value: "Camera" }] },
  {
    slug: "b",
    specifications: [
      weight(2.5),
      { key: "radio", value: "No" },
      { key: "kind", value: "Laser" },
      { key: "laser", value: "905 nm, class 1", quantities: null },
    ],
  },
  { slug: "c", specifications: [weight(4), { key: "radio", value: "Yes" }, { key: "kind", value: "Camera" }] },
];
const facetsOf = (...keys: Parameters<typeof field>[]) =>
  createFacets(
    keys.map((each) => field(...each)),
    PRODUCTS,
    WORDS,
  );
const keptBy = (key: string, value: string, absent?: string) => {
  const [facet] = facetsOf([key, absent]);
  return facet && PRODUCTS.map(({ slug }) => slug).filter((slug) => matchesFacet(facet, slug, value, "en-US"));
};

test("a number becomes a range, yes or no a checkbox, few texts choices, and what some cannot have a checkbox", () => {
  expect(facetsOf(["weight"], ["radio"], ["kind"], ["laser", "No laser"])).toMatchObject([
    { key: "weight", kind: "range", unit: "kg", min: 1, max: 4 },
    { key: "radio", kind: "flag" },
    { key: "kind", kind: "choice", texts: ["Camera", "Laser"] },
    { key: "laser", kind: "flag" },
  ]);
});

test("what all products share, sides and fields outside the comparison are not filters", () => {
  const same = [1, 2].map((slug) => ({
    slug: String(slug),
    specifications: [
      weight(1),
      { key: "size", value: `1 × 2 × ${slug} mm`, quantities: [{ values: [1, 2, slug], unit: "mm" }] },
    ],
  }));
  expect(createFacets([field("weight"), field("size")], same, WORDS)).toEqual([]);
  expect(createFacets([{ ...field("weight"), compare: false }], PRODUCTS, WORDS)).toEqual([]);
});

test("keeps the products that match the value of the query string", () => {
  expect(keptBy("weight", "2_")).toEqual(["b", "c"]);
  expect(keptBy("weight", "_2.5")).toEqual(["a", "b"]);
  expect(keptBy("weight", "x_")).toEqual(["a", "b", "c"]);
  expect(keptBy("weight", "-1_1,000")).toEqual(["a", "b", "c"]);
  expect(keptBy("weight", "1.5_2.5")).toEqual(["b"]);
  expect(keptBy("radio", "1")).toEqual(["a", "c"]);
  expect(keptBy("kind", "Laser")).toEqual(["b"]);
  expect(keptBy("laser", "1", "No laser")).toEqual(["b"]);
  expect(keptBy("kind", "")).toEqual(["a", "b", "c"]);
});

test("a range without limits is not in the query string", () => {
  expect(parseRange(formatRange("2", ""))).toEqual(["2", ""]);
  expect(formatRange("", "")).toBe("");
});
