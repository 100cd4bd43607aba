import { buildSchema } from "graphql";
import { graphqlTypes } from "../src/model/graphql-types";
import { readSchemas, type Schema, type Schemas } from "../src/model/schemas";

/** The types and directives that Gatsby and the code in `gatsby/` define. */
const GATSBY = `
  scalar Date
  interface Node { id: ID! }
  type File implements Node { id: ID!, relativePath: String! }
  directive @dontInfer on OBJECT
  directive @link(by: String) on FIELD_DEFINITION
  directive @dateformat on FIELD_DEFINITION
  directive @spelledOnDisk on FIELD_DEFINITION
  directive @filled(html: Boolean! = false) on FIELD_DEFINITION
  type Query { node: Node }
`;

describe("the types of data/schemas", () => {
  const sdl = graphqlTypes(readSchemas("data"));

  test("are valid GraphQL", () => {
    const withIds = sdl.replace(/@dontInfer \{/g, "@dontInfer {\n  id: ID!");
    expect(() => buildSchema(`${GATSBY}\n${withIds}`)).not.toThrow();
  });

  test("include a type for every schema of a file", () => {
    const titles = [...readSchemas("data").values()].filter((schema) => schema["x-files"]).map(({ title }) => title);
    for (const title of titles) expect(sdl).toMatch(new RegExp(`type ${title} implements Node( & Page)? @dontInfer {`));
  });

  test("include a type for the labels of a page, with a field for each label", () => {
    expect(sdl).toContain("type BlogPage implements Node & Page @dontInfer {");
    const [, labels = ""] = /type BlogPageLabels \{(.*?)\n\}/s.exec(sdl) ?? [];
    expect(labels).toContain("\n  readArticle: String! @filled");
  });
});

test("converts each kind of field to its GraphQL type", () => {
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
  expect(graphqlTypes(schemas)).toBe(`type Part {
  src: File @spelledOnDisk @link(by: "relativePath")
}

type Thing implements Node @dontInfer {
  jsonId: Int!
  name: String! @filled
  slug: String
  code: String
  day: Date! @dateformat
  author: Author @link(by: "slug")
  parts: [Part!]!
}`);
});

describe("objects and interfaces", () => {
  const text = { type: "string", pattern: "\\S" } as const;
  const createSchema = (title: string, properties: Record<string, Schema>, more: Schema = {}): [string, Schema] => [
    `${title}.schema.json`,
    { title, "x-files": `${title}.json`, type: "object", properties, ...more },
  ];
  const part: Schema = { type: "object", properties: { text } };

  test("the type of a nested object has the name of the outer type and the key", () => {
    const sdl = graphqlTypes(new Map([createSchema("Blog", { labels: part }), createSchema("Shop", { labels: part })]));
    expect(sdl).toContain("type BlogLabels {");
    expect(sdl).toContain("type ShopLabels {");
  });

  test("throws for two different objects with the same title, but not for equal ones", () => {
    const titled = (properties: Record<string, Schema>): Schema => ({ ...part, title: "Part", properties });
    const types = (second: Schema) => graphqlTypes(new Map([createSchema("A", { a: titled({ text }), b: second })]));
    expect(types(titled({ text }))).toContain("b: Part");
    expect(() => types(titled({ other: text }))).toThrow("two different objects are named Part");
  });

  test("the first schema of allOf gives the fields; the others only narrow it", () => {
    const narrowed: Schema = {
      allOf: [
        { ...part, title: "Part" },
        { type: "object", required: ["text"] },
      ],
    };
    expect(graphqlTypes(new Map([createSchema("A", { a: narrowed })]))).toContain(
      "type Part {\n  text: String @filled\n}",
    );
  });

  test("a type has all fields of its interface, and an unknown interface throws", () => {
    const page: [string, Schema] = [
      "page.schema.json",
      {
        title: "Page",
        "x-interface": true,
        type: "object",
        required: ["route"],
        properties: { route: text, end: text },
      },
    ];
    const own: Schema = { "x-implements": "Page", required: ["route"] };
    const sdl = graphqlTypes(new Map([createSchema("Home", { route: text, name: text }, own), page]));
    expect(sdl).toContain(
      "interface Page implements Node {\n  id: ID!\n  route: String! @filled\n  end: String @filled\n}",
    );
    expect(sdl).toContain(
      "type Home implements Node & Page @dontInfer {\n  route: String! @filled\n  end: String @filled\n  name: String @filled\n}",
    );
    expect(() => graphqlTypes(new Map([createSchema("Home", {}, own)]))).toThrow(
      "implements the unknown interface “Page”",
    );
  });
});
