import { findView } from "../../../src/features/not-found/not-found";

const views = ["/", "/products/", "/blog/"].map((prefix) => ({ prefix }));

test.each([
  ["/nowhere", "/"],
  ["/products", "/"],
  ["/products/ultra", "/products/"],
  ["/blog/99", "/blog/"],
  ["/blogger", "/"],
])("%s shows the view of %s", (path, prefix) => {
  expect(findView(views, path).prefix).toBe(prefix);
});
