import { modelObject } from "../../../../src/seo/json-ld/model";
import type { SiteFacts } from "../../../../src/seo/json-ld/graph";
import { contentOf } from "../../../support/content/data";

const site = contentOf<SiteFacts>("site.json");
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
