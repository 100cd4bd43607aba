import { join, resolve } from "node:path";
import { fragmentViolations } from "../../support/repository/fragment-layers";

test("fragments and query types obey the layers", () => {
  expect(fragmentViolations(resolve("."))).toEqual([]);
});

test("finds uses of a higher layer's fragment, another feature's fragment and a page's query type", () => {
  expect(fragmentViolations(join("__tests__", "fixtures", "layers"))).toEqual([
    "gatsby/node/glossary.ts uses BasketFieldsFragment of src/features/shop/basket.ts",
    "src/features/blog/card.ts uses BasketFieldsFragment of src/features/shop/basket.ts",
    "src/features/blog/feed.ts uses BlogPageQuery of src/pages/blog.ts",
    "src/ui/button.ts uses BasketFieldsFragment of src/features/shop/basket.ts",
  ]);
});
