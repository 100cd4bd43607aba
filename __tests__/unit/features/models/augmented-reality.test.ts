import { sceneViewerUrl } from "../../../../src/features/models/stage/controls/augmented-reality";

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
