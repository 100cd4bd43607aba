import { findView } from "../../../src/features/not-found/not-found";

const views = ["/", "/products/", "/blog/"].map((prefix) => ({ prefix }));

test.each([
  ["/nowhere", "/"],
  ["/products", "/"],
  ["/products/ultra", "/products/"],
  ["/blog/99", "/blog/"],
  ["/blogger", "/"],
])("the missing page %s shows the view with the prefix %s", (path, prefix) => {
  expect(findView(views, path).prefix).toBe(prefix);
});
