import { boxDocument, glbOf } from "../../../__tests__/support/content/glb";
import { provideContentFolder } from "../../../__tests__/support/content/content-folder";
import { readPart } from "../../../__tests__/support/company/company";

const MODEL = "models/scout.json";
const PRODUCT = "products/pro.json";
const GLB = "models/scout.glb";

const model = {
  $schema: "../schemas/model.schema.json",
  slug: "scout",
  name: "Scout",
  glb: GLB,
  usdz: "models/scout.usdz",
  points: [
    { id: "lens", position: [0, 0.08, 0.065], normal: [0, 0, 1] },
    { id: "foot", position: [0, 0, 0], normal: [0, -1, 0] },
  ],
};

/** A ZIP file without compression, as far as it is checked. */
const usdz = (method = 0): Buffer => Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, method, 0, 0, 0]);

const product = JSON.parse(readPart(PRODUCT)) as Record<string, unknown> & {
  specifications: { key: string; value: string; quantities?: { values: number[]; unit: string }[] }[];
};

const CLOSING = { heading: "Next", text: "What next?", actions: [{ text: "Ask", to: "https://ask.example" }] };

/** The product with a model, its parts, and a stated size. */
function productText(
  parts: unknown,
  size = { value: "131 × 131 × 105 mm", quantities: [{ values: [131, 131, 105], unit: "mm" }] } as object,
  slug = "scout",
): string {
  const { video: _video, ...fields } = product;
  const specifications = product.specifications.map((row) =>
    row.key === "productDimensions" ? { key: row.key, ...size } : row,
  );
  const content = { ...fields, specifications, model: slug, parts, closing: CLOSING };
  return JSON.stringify(content, (key, value: unknown) => (key === "src" ? "images/device.png" : value), 2);
}

const PARTS = [
  { point: "lens", name: "Lens", text: "It sees.", fields: ["fieldOfView"] },
  { point: "foot", name: "Foot", text: "It stands." },
];

const folder = provideContentFolder();
beforeEach(() => {
  folder.write(GLB, glbOf(boxDocument([0.1306, 0.105, 0.1306])));
  folder.write("models/scout.usdz", usdz());
  folder.write(MODEL, JSON.stringify(model, null, 2));
  folder.write(PRODUCT, productText(PARTS));
});

/** The problems, without line and column. */
const messages = (): string[] => folder.problems().map((line) => line.replace(/^data\/(\S+?):\d+:\d+ /, "$1 "));

test("accepts a model, and a product with its parts", () => {
  expect(messages()).toEqual([]);
});

test("reports at its line a point that the model does not have", () => {
  folder.change(PRODUCT, '"point": "lens"', '"point": "lense"');
  const line =
    productText(PARTS)
      .split("\n")
      .findIndex((each) => each.includes('"point": "lens"')) + 1;
  expect(folder.problems()).toEqual([
    `data/products/pro.json:${line}:16 parts[0].point: data/models/scout.json has no point “lense” (did you mean “lens”?); it has lens, foot.`,
  ]);
});

test("reports two parts at one point", () => {
  folder.write(PRODUCT, productText([PARTS[0], { ...PARTS[1], point: "lens" }]));
  expect(messages()).toEqual(["products/pro.json parts[1].point: another part already explains the point “lens”."]);
});

test("reports a figure that the product does not state", () => {
  const stated = product.specifications.map(({ key }) => key).join(", ");
  folder.write(PRODUCT, productText([{ ...PARTS[0], fields: ["fieldOfView", "laserSafetyClass"] }]));
  expect(messages()).toEqual([
    `products/pro.json parts[0].fields[1]: this product does not state “laserSafetyClass”; it states ${stated}.`,
  ]);
});

test("reports parts without a model, and a model that does not exist", () => {
  folder.write(PRODUCT, productText(PARTS).replace(/\n {2}"model": "scout",/, ""));
  expect(messages()).toEqual([
    "products/pro.json parts: a product with “parts” needs a “model”; add it, or remove the parts.",
  ]);
  folder.write(PRODUCT, productText(PARTS, undefined, "scouts"));
  expect(messages()).toEqual([
    "products/pro.json model: no Model has the slug “scouts” (did you mean “scout”?); the existing slugs are: scout.",
  ]);
});

test("reports each side whose stated length differs by more than 2 mm from the model", () => {
  folder.write(
    PRODUCT,
    productText(PARTS, { value: "128 × 132 × 108 mm", quantities: [{ values: [128, 132, 108], unit: "mm" }] }),
  );
  expect(messages()).toEqual([
    "products/pro.json specifications[10].quantities[0].values[0]: the stated width of 128.0 mm is 2.6 mm less than that of data/models/scout.glb, 130.6 mm; they may differ by 2 mm.",
    "products/pro.json specifications[10].quantities[0].values[2]: the stated height of 108.0 mm is 3.0 mm more than that of data/models/scout.glb, 105.0 mm; they may differ by 2 mm.",
  ]);
});

test("compares sizes in centimeters too", () => {
  folder.write(
    PRODUCT,
    productText(PARTS, { value: "13 × 13 × 11 cm", quantities: [{ values: [13, 13, 11], unit: "cm" }] }),
  );
  expect(messages()).toEqual([
    "products/pro.json specifications[10].quantities[0].values[2]: the stated height of 110.0 mm is 5.0 mm more than that of data/models/scout.glb, 105.0 mm; they may differ by 2 mm.",
  ]);
});

test("reports a stated size that cannot be compared", () => {
  folder.write(PRODUCT, productText(PARTS, { value: "As small as a mug" }));
  expect(messages()).toEqual([
    "products/pro.json specifications[10].value: data/models/scout.glb is compared with this size, so “quantities” must contain width, depth and height.",
  ]);
});

test("reports files that are missing, too large or of another kind", () => {
  folder.remove(GLB);
  folder.write("models/scout.usdz", usdz(8));
  expect(messages()).toEqual([
    "models/scout.json glb: there is no file data/models/scout.glb.",
    "models/scout.json usdz: data/models/scout.usdz is not a USDZ file, which is a ZIP file without compression; export it again.",
  ]);
  folder.write(GLB, Buffer.alloc(1_000_001));
  folder.write("models/scout.usdz", Buffer.alloc(10_000_001));
  expect(messages()).toEqual([
    "models/scout.json glb: data/models/scout.glb is too large: it has 1000001 bytes, and the limit is 1000000; reduce its triangles.",
    "models/scout.json usdz: data/models/scout.usdz is too large: it has 10000001 bytes, and the limit is 10000000; reduce its triangles.",
  ]);
  folder.write(GLB, "solid cube");
  folder.write("models/scout.usdz", "short");
  expect(messages()).toEqual([
    "models/scout.json glb: data/models/scout.glb is not a GLB file; export the model as glTF 2.0 binary.",
    "models/scout.json usdz: data/models/scout.usdz is not a USDZ file, which is a ZIP file without compression; export it again.",
  ]);
});

test("a model needs no USDZ file", () => {
  folder.change(MODEL, '\n  "usdz": "models/scout.usdz",', "");
  folder.remove("models/scout.usdz");
  expect(messages()).toEqual([]);
});

test.each([
  [0.03, "begins 30.0 mm above the ground; move it so that y is 0 under its foot."],
  [-0.03, "begins 30.0 mm below the ground; move it so that y is 0 under its foot."],
])("reports a model whose foot is at y = %d m", (y, message) => {
  const box = boxDocument([0.1306, 0.105, 0.1306]);
  const [node] = box.nodes as { translation: number[] }[];
  folder.write(GLB, glbOf({ ...box, nodes: [{ ...node, translation: [0, 0.0525 + y, 0] }] }));
  folder.change(MODEL, "0.065", "0.06");
  folder.change(MODEL, "0.08,", "0.06,");
  expect(messages().filter((line) => line.includes(" glb: "))).toEqual([
    `models/scout.json glb: data/models/scout.glb ${message}`,
  ]);
});

test("reports a point outside of the model, and a direction that is not a unit vector", () => {
  const [lens, foot] = model.points;
  folder.write(
    MODEL,
    JSON.stringify({
      ...model,
      points: [
        { ...lens, position: [0, 0.08, 0.1] },
        { ...foot, normal: [0, -2 / 4, 0] },
      ],
    }),
  );
  expect(messages()).toEqual([
    "models/scout.json points[0].position: this point is 34.7 mm outside of data/models/scout.glb.",
    "models/scout.json points[1].normal: this direction has the length 0.50; divide its numbers by it, so that the length is 1.",
  ]);
});
