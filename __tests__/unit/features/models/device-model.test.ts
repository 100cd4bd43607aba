import { getDeviceModel, getDeviceModels } from "../../../../src/features/models/device-model";
import { scoutProduct, scoutTables } from "../../../support/content/device-model";
import { sceneViewerUrl } from "../../../../src/features/models/stage/controls/augmented-reality";

test("joins the parts of a product with the points of its model and its figures", () => {
  expect(getDeviceModel(scoutProduct, scoutTables)).toEqual({
    slug: "scout",
    name: "Scout",
    glb: { url: "/static/models/1.glb", bytes: 953_048 },
    usdz: { url: "/static/models/2.usdz", bytes: 4_618_314 },
    size: { width: 131, depth: 131, height: 105 },
    parts: [
      { id: "foot", name: "Foot", text: "It stands.", position: [0, 0.004, 0.0282], normal: [0, 0, 1], fields: [] },
      {
        id: "lens",
        name: "Lens",
        text: "It sees.",
        position: [0.0236, 0.0649, 0.059],
        normal: [0.38, 0, 0.92],
        fields: [
          { key: "fieldOfView", label: "Field of view", value: "360° × 180°" },
          { key: "imageResolution", label: "Image resolution", value: "8192×4096" },
        ],
      },
    ],
  });
});

test("a product without a model has none, and one without parts has an empty list", () => {
  expect(getDeviceModel({ ...scoutProduct, model: null }, [])).toBeUndefined();
  expect(getDeviceModel({ ...scoutProduct, parts: null }, [])?.parts).toEqual([]);
});

test("omits a figure that is not stated", () => {
  const tables = scoutTables.map(({ rows }) => ({ rows: rows.slice(0, 1) }));
  const device = getDeviceModel(scoutProduct, tables);
  expect(device?.parts[1]?.fields.map(({ key }) => key)).toEqual(["fieldOfView"]);
});

test("lists the devices with a model, without parts, in the size of the model if none is stated", () => {
  const { model } = scoutProduct;
  const devices = getDeviceModels([
    scoutProduct,
    { ...scoutProduct, slug: "platform", model: null },
    { ...scoutProduct, slug: "mini", outerSize: null, model: model && { ...model, usdzFile: null } },
  ]);
  expect(devices.map(({ slug, size, parts, usdz }) => [slug, size, parts, usdz?.bytes])).toEqual([
    ["scout", { width: 131, depth: 131, height: 105 }, [], 4_618_314],
    ["mini", { width: 130, depth: 130, height: 105 }, [], undefined],
  ]);
});

describe("augmented-reality", () => {
  test("the link of Scene Viewer names the model with its full URL, a title and a fallback", () => {
    const page = "https://site.example/products/meta?a=1#parts";
    const url = sceneViewerUrl(new URL("/models/meta.glb?v=2&x", page), page, "META & more");
    expect(url.startsWith("intent://arvr.google.com/scene-viewer/1.0?")).toBe(true);
    const [query = "", intent = ""] = url.slice(url.indexOf("?") + 1).split("#");
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      file: "https://site.example/models/meta.glb?v=2&x",
      mode: "ar_preferred",
      title: "META & more",
    });
    const fields = Object.fromEntries(intent.split(";").map((field) => field.split("=")));
    expect(decodeURIComponent(fields["S.browser_fallback_url"] ?? "")).toBe(page);
    expect([fields.scheme, fields.package]).toEqual(["https", "com.google.ar.core"]);
  });
});
