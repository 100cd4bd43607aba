import { readFileSync } from "node:fs";
import { parse, valueFromASTUntyped, visit } from "graphql";

const source = readFileSync("src/templates/article.tsx", "utf8");
const query = /graphql`(.*?)`/s.exec(source)?.[1] ?? "";

/** What the template's query asks for under a name, for the article with this id and category. */
function askedFor(name: string): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  visit(parse(query), {
    Field({ alias, arguments: list = [] }) {
      if (alias?.value !== name) return;
      const variables = { id: "this", category: "Company News" };
      for (const { name: key, value } of list) given[key.value] = valueFromASTUntyped(value, variables);
    },
  });
  return given;
}

test("related articles are of the same category, never the article itself, and at most three", () => {
  const { filter, limit } = askedFor("related");
  expect(filter).toEqual({ category: { eq: "Company News" }, id: { ne: "this" } });
  expect(limit).toBe(3);
});
