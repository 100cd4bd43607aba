import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { readGlb, type Glb } from "@capture/content/model/glb";
import { contentFolder } from "@capture/content/model/folder";
import { sizeOfBounds, statedSize } from "@capture/domain/outer-size";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { specificationAnchor } from "@capture/domain/specifications";
import type { Part } from "../../testing/site-check/site-page";
import { documentOf, headOf, partsOf } from "../support/built/built";
import { contentOf, entriesIn } from "../support/content/data";
import { routes, site } from "../../testing/routes";

interface Product {
  readonly path: string;
  readonly slug: string;
  readonly name: string;
  readonly model?: string;
  readonly parts?: readonly { readonly name: string; readonly text: string; readonly fields?: readonly string[] }[];
  readonly specifications?: readonly {
    readonly key: string;
    readonly value: string;
    readonly quantities?: readonly { readonly values: readonly number[]; readonly unit: string }[];
  }[];
}

interface Encoding {
  readonly contentUrl: string;
  readonly encodingFormat: string;
  readonly contentSize: string;
}

const withModel = entriesIn<Product>("products").filter(
  ({ path, model }) => model !== undefined && routes.includes(path),
);
const labels = (): { heading: string; partsHeading: string } => contentOf("labels/model.json");

const eachProduct = (name: string, body: (product: Product) => void): void =>
  withModel.length === 0 ? test.skip(name, () => undefined) : describe.each(withModel)(name, body);

/** The structured data of a type. */
const partOf = (path: string, type: string): Part => {
  const part = partsOf(headOf(path)).find((each) => each["@type"] === type);
  if (!part) throw new Error(`${path} has no ${type}.`);
  return part;
};

/** The GLB file, then the USDZ file. */
const encodingsOf = ({ encoding, associatedMedia }: Part): Encoding[] =>
  [encoding, associatedMedia].filter((each) => each !== undefined) as Encoding[];

eachProduct("the model of $slug", ({ path, name, model: slug = "", parts = [], specifications = [] }) => {
  const model = contentOf<{ glb: string; usdz?: string }>(`models/${slug}.json`);
  const modelFiles = [model.glb, ...(model.usdz === undefined ? [] : [model.usdz])];
  const originals = modelFiles.map((file) => join(contentFolder(), file));

  test("has a section with its parts in the served HTML", () => {
    const section = documentOf(path).querySelector("#parts");
    expect(section?.querySelector("h2")?.textContent).toBe(fillPlaceholders(labels().heading, { name }));
    expect(section?.querySelector("h3")?.textContent).toBe(fillPlaceholders(labels().partsHeading, { name }));
    const items = [...(section?.querySelectorAll("li") ?? [])];
    expect(items.map((item) => item.querySelector("h4")?.textContent)).toEqual(parts.map((part) => part.name));
    parts.forEach(({ text, fields = [] }, index) => {
      const item = items[index];
      expect(item?.querySelector("p")?.textContent).toBe(text);
      expect([...(item?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"))).toEqual(
        fields.map((key) => `#${specificationAnchor(key)}`),
      );
    });
  });

  test("names the rows of the specification to which the parts link", () => {
    const page = documentOf(path);
    for (const link of page.querySelectorAll("#parts li a")) {
      const row = page.querySelector(`#specifications tr[id="${link.getAttribute("href")?.slice(1)}"]`);
      expect(row?.querySelector("th")?.textContent).toBe(link.textContent);
    }
  });

  test("is described by structured data, to which the product refers", () => {
    const described = partOf(path, "3DModel");
    expect(partOf(path, "ProductModel")["subjectOf"]).toContainEqual({ "@id": described["@id"] });
    const encodings = encodingsOf(described);
    expect(encodings.map(({ encodingFormat }) => encodingFormat)).toEqual(
      ["model/gltf-binary", "model/vnd.usdz+zip"].slice(0, modelFiles.length),
    );
    encodings.forEach(({ contentUrl, contentSize }, index) => {
      const file = join("public", contentUrl.replace(site.url, ""));
      expect(contentUrl).toMatch(/\/static\/models\/[0-9a-f]{16}\.(glb|usdz)$/);
      expect(readFileSync(file).equals(readFileSync(originals[index] ?? ""))).toBe(true);
      expect(contentSize).toBe(`${statSync(file).size} B`);
    });
  });

  test("only its GLB file has compressed copies", () => {
    const encodings = encodingsOf(partOf(path, "3DModel"));
    const copies = encodings.map(({ contentUrl }) =>
      [".br", ".gz"].map((ending) => existsSync(join("public", contentUrl.replace(site.url, "") + ending))),
    );
    expect(copies).toEqual(
      [
        [true, true],
        [false, false],
      ].slice(0, modelFiles.length),
    );
  });

  test("has the size that the specification states", () => {
    const { bounds } = readGlb(readFileSync(originals[0] ?? "")) as Glb;
    const size = sizeOfBounds(bounds);
    const stated = statedSize(specifications);
    for (const side of ["width", "depth", "height"] as const) {
      expect([side, Math.abs(size[side] - (stated?.[side] ?? size[side])) <= 2]).toEqual([side, true]);
    }
  });
});

test("pages of products without a model have no section for it", () => {
  const others = entriesIn<Product>("products").filter(
    ({ path, model }) => model === undefined && routes.includes(path),
  );
  for (const { path } of others) {
    expect([path, documentOf(path).querySelector("#parts")]).toEqual([path, null]);
    expect([path, partsOf(headOf(path)).some((part) => part["@type"] === "3DModel")]).toEqual([path, false]);
  }
});
