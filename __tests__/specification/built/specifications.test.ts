import { keepUnits } from "@capture/domain/units";
import { documentOf } from "../../support/built/built";

const rowsOf = (slug: string, band: string): Map<string, (string | null)[]> => {
  const rows = documentOf(`/products/${slug}`).querySelectorAll(`#${band} tbody tr`);
  return new Map(
    [...rows].map((row) => [
      row.querySelector("th")?.textContent ?? "",
      [...row.querySelectorAll("td")].map(({ textContent }) => textContent),
    ]),
  );
};

/** Names of rows that only some devices have. */
const OPTIONAL = ["Maximum scene size", "Minimum subject distance", "Laser wavelength", "Scanning range", "Accuracy"];

test.each([
  ["pro", ["Maximum scene size"]],
  ["minion", ["Minimum subject distance"]],
  ["meta", ["Laser wavelength", "Scanning range", "Accuracy"]],
])("the specification of %s has only its own optional rows", (slug, own) => {
  const rows = rowsOf(slug, "specifications");
  expect(OPTIONAL.filter((name) => rows.has(name))).toEqual(own);
  expect([...rows.values()].flat().filter((value) => value === null || value.trim() === "")).toEqual([]);
});

test.each(["pro", "minion", "meta"])("each anchor of %s leads to its own group with at least one row", (slug) => {
  const page = documentOf(`/products/${slug}`);
  const anchors = [...page.querySelectorAll("#specifications nav a")];
  expect(anchors.length).toBeGreaterThanOrEqual(6);
  for (const anchor of anchors) {
    const group = page.querySelector(`#specifications table${anchor.getAttribute("href")}`);
    expect(group?.querySelector("caption")?.textContent).toBe(anchor.textContent);
    expect(group?.querySelectorAll("tbody tr").length).toBeGreaterThan(0);
  }
});

test.each(["pro", "minion", "meta"])(
  "the comparison on the page of %s has all devices, and highlights this one",
  (slug) => {
    const page = documentOf(`/products/${slug}`);
    const headers = [...page.querySelectorAll("#compare thead th")];
    expect(headers.map(({ textContent }) => textContent)).toEqual(["Specification", "PRO", "MINION", "META"]);
    const current = headers.filter((header) => header.getAttribute("data-current") === "true");
    expect(current.map(({ textContent }) => textContent)).toEqual([slug.toUpperCase()]);
    expect(rowsOf(slug, "compare").get("Maximum scene size")).toEqual(["2,000\u00a0m²", "Not stated", "Not stated"]);
  },
);

test.each(["pro", "minion", "meta"])("no line breaks between a figure and its unit in the tables of %s", (slug) => {
  const texts = ["specifications", "compare"].flatMap((band) => [...rowsOf(slug, band).values()].flat());
  expect(texts).toContainEqual(expect.stringMatching(/\d\u00a0kg$/));
  expect(texts.filter((text) => text !== keepUnits(text ?? ""))).toEqual([]);
});

test("the page of the platform has cards instead of a specification, and no comparison", () => {
  const page = documentOf("/products/platform");
  expect(page.querySelectorAll("#specifications table")).toHaveLength(0);
  const cards = [...page.querySelectorAll("#specifications h3")].map(({ textContent }) => textContent);
  expect(cards).toEqual(["Processing Power", "Integration", "Scalability"]);
  expect(page.querySelector("#compare")).toBeNull();
});
