import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Catalog } from "../../../src/features/products/catalog/catalog";
import { CatalogComparison } from "../../../src/features/products/catalog/catalog-comparison";
import { contentOf } from "../../support/content/data";
import { scaledPicture } from "../../support/content/pictures/pictures";
import { renderInSite } from "../../support/dom/site-view";

const labels = contentOf<Queries.CatalogLabelsFragment>("labels/product.json");
const FAMILIES = ["Kameras", "Scanner", "Leer"].map((name) => ({ slug: name.toLowerCase(), name, line: null }));
const product = (name: string, family: string | null): Queries.CatalogProductFieldsFragment => ({
  ...{ name, slug: name, path: `/products/${name}`, cardLine: "", keyFigures: [] },
  productImage: scaledPicture(name),
  family: family === null ? null : { slug: family },
});
const PRODUCTS = [
  product("A", "scanner"),
  product("B", "kameras"),
  product("C", null),
  product("D", "scanner"),
] as const;
const weightOf = (slug: string, kg: number) => ({ slug, text: `${kg} kg`, min: kg, max: kg });
const FACETS: Queries.FacetFieldsFragment[] = [
  {
    ...{ key: "weight", label: "Gewicht", kind: "range", unit: "kg", min: 1, max: 4, texts: [] },
    products: [weightOf("A", 1), weightOf("B", 2), weightOf("D", 4)],
  },
];

const names = (): (string | null)[] => screen.queryAllByRole("heading").map(({ textContent }) => textContent);
const show = (url: string, products: readonly Queries.CatalogProductFieldsFragment[] = PRODUCTS): void => {
  history.replaceState(null, "", url);
  renderInSite(<Catalog products={products} families={FAMILIES} facets={FACETS} labels={labels} />);
};

test("lists the products by family, then those without one", () => {
  show("/products");
  expect(names()).toEqual(["Kameras", "B", "Scanner", "A", "D", labels.catalog.others, "C"]);
  expect(screen.queryByRole("button", { name: "Leer" })).not.toBeInTheDocument();
});

test("filters by family and by figures, and keeps both in the query string", async () => {
  show("/products");
  await userEvent.click(screen.getByRole("button", { name: "Scanner" }));
  expect(names()).toEqual(["Scanner", "A", "D"]);
  await userEvent.click(screen.getByText(labels.catalog.figures));
  const min = screen.getByRole("textbox", { name: "Gewicht, ab" });
  await userEvent.type(min, "1,5");
  expect(min).toHaveValue("1,5");
  expect(names()).toEqual(["Scanner", "D"]);
  expect(location.search).toBe("?family=scanner&weight=1.5_");
  await userEvent.click(screen.getByRole("button", { name: labels.catalog.reset }));
  expect(names()).toContain("C");
});

test("a query string without matches says so", () => {
  show("/products?family=kameras&weight=3_");
  expect(screen.getByText(labels.catalog.none)).toBeVisible();
});

test("of more products than a list shows at first, each family has a disclosure", () => {
  show(
    "/products",
    Array.from({ length: 70 }, (_, index) => product(`P${index}`, "scanner")),
  );
  expect(screen.getByText(labels.showAll.replace("{count}", "70"))).toBeVisible();
});

test("the first key figures of a product have their labels", () => {
  const figures = [
    { value: "120 kW", label: "Heizleistung" },
    { value: "3,4", label: "Leistungszahl" },
  ];
  show("/products", [{ ...product("A", "scanner"), keyFigures: figures }]);
  expect(screen.getByText(/Heizleistung: 120 kW/)).toBeVisible();
  expect(screen.getByText(/Leistungszahl: 3,4/)).toBeVisible();
});

test("a range states a negative limit with a minus sign, and no filter has no reset", () => {
  const [weight] = FACETS;
  history.replaceState(null, "", "/products");
  renderInSite(
    <Catalog products={PRODUCTS} families={[]} facets={weight ? [{ ...weight, min: -20 }] : []} labels={labels} />,
  );
  expect(screen.getByText("−20 kg")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: labels.catalog.reset })).not.toBeInTheDocument();
});

describe("catalog-comparison", () => {
  const compared = PRODUCTS.map(({ slug, path, name, productImage }) => ({ slug, path, name, productImage }));
  const cells = ["1 kg", "2 kg", "3 kg", "4 kg"].map((value) => ({ value, isMissing: false, conditionsText: null }));
  const columns = (): (string | null)[] => screen.queryAllByRole("columnheader").map(({ textContent }) => textContent);

  const compare = (url: string): void => {
    history.replaceState(null, "", url);
    renderInSite(
      <CatalogComparison
        section={{ label: null, heading: "Im Vergleich", lead: null, paragraphs: null, picture: null, actions: null }}
        devices={compared}
        rows={[{ key: "weight", label: "Gewicht", cells }]}
        labels={{ compareCaption: "Vergleich", specification: "Merkmal" }}
        products={PRODUCTS}
        families={FAMILIES}
        facets={FACETS}
      />,
    );
  };

  test("compares the devices in the order of the overview", () => {
    compare("/products");
    expect(columns()).toEqual(["Merkmal", "B", "A", "D", "C"]);
    expect(screen.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(["2 kg", "1 kg", "4 kg", "3 kg"]);
  });

  test("compares those that the filters show", () => {
    compare("/products?family=scanner");
    expect(columns()).toEqual(["Merkmal", "A", "D"]);
  });

  test("is not shown for fewer than two", () => {
    compare("/products?family=scanner&weight=3_");
    expect(screen.queryByRole("heading", { name: "Im Vergleich" })).not.toBeInTheDocument();
  });
});
