import { tourObjects } from "../../../../src/seo/json-ld/tour";
import { contentOf } from "../../../support/content/data";
import type { SiteFacts } from "../../../../src/seo/json-ld/graph";

const site = contentOf<SiteFacts>("site.json");
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
