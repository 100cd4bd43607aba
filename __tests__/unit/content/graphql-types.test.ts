import { buildSchema } from "graphql";
import { graphqlTypes } from "../../../src/content/graphql-types";
import { readSchemas, type Schemas } from "../../../src/content/schemas";

/** What Gatsby itself brings to the types. */
const GATSBY = `
  scalar Date
  interface Node { id: ID! }
  type File implements Node { id: ID!, relativePath: String! }
  directive @dontInfer on OBJECT
  directive @link(by: String) on FIELD_DEFINITION
  directive @dateformat on FIELD_DEFINITION
  directive @filled on FIELD_DEFINITION
  type Query { node: Node }
`;

describe("the types of data/schemas", () => {
  const sdl = graphqlTypes(readSchemas("data"));

  test("are valid GraphQL", () => {
    const withIds = sdl.replace(/implements Node @dontInfer \{/g, "implements Node @dontInfer {\n  id: ID!");
    expect(() => buildSchema(`${GATSBY}\n${withIds}`)).not.toThrow();
  });

  test("cover every schema of a file", () => {
    const titles = [...readSchemas("data").values()].filter((schema) => schema["x-files"]).map(({ title }) => title);
    for (const title of titles) expect(sdl).toContain(`type ${title} implements Node @dontInfer {`);
  });
});

test("each kind of field becomes its type", () => {
  const schemas: Schemas = new Map([
    [
      "thing.schema.json",
      {
        title: "Thing",
        "x-files": "things/*.json",
        type: "object",
        required: ["id", "name", "day", "parts"],
        properties: {
          $schema: { type: "string" },
          id: { type: "integer" },
          name: { type: "string", pattern: "\\S" },
          slug: { type: "string", pattern: "^[a-z]+$" },
          code: { type: "string", pattern: "\\S", "x-raw": true },
          day: { type: "string", format: "date" },
          author: { type: "string", "x-link": { type: "Author", by: "slug" } },
          parts: {
            type: "array",
            items: { title: "Part", type: "object", properties: { src: { type: "string", format: "picture" } } },
          },
        },
      },
    ],
  ]);
  expect(graphqlTypes(schemas)).toBe(`type Thing implements Node @dontInfer {
  jsonId: Int!
  name: String! @filled
  slug: String
  code: String
  day: Date! @dateformat
  author: Author @link(by: "slug")
  parts: [Part!]!
}

type Part {
  src: File @link(by: "relativePath")
}`);
});

test("an object without a title is told by name", () => {
  const schemas: Schemas = new Map([["x.schema.json", { "x-files": "x.json", type: "object" }]]);
  expect(() => graphqlTypes(schemas)).toThrow("has no title");
});
