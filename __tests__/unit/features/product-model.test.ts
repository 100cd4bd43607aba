import { productModel } from "../../../src/seo/json-ld/product";
import { scaledPicture } from "../../support/content/pictures";
import { siteFacts } from "../../support/content/seo-facts";

const product = {
  name: "PRO",
  title: "PRO: 8-lens camera",
  description: "A camera.",
  image: scaledPicture("PRO"),
  specifications: [],
  specificationCards: null,
  model: null,
};

test.each([
  ["a part number", "F4-8-001", { mpn: "F4-8-001" }],
  ["none", null, {}],
])("has the part number of the device's record: %s", (_, partNumber, expected) => {
  const record = { identity: { partNumber } };
  const page = { site: siteFacts, url: `${siteFacts.url}/products/pro` };
  const [model] = productModel({ ...product, record }, [], "On request")(page);
  const { mpn } = JSON.parse(JSON.stringify(model)) as { mpn?: string };
  expect(mpn === undefined ? {} : { mpn }).toEqual(expected);
});
