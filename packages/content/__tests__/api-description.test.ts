import { readFileSync } from "node:fs";
import Ajv2020 from "ajv/dist/2020";
import type { JsonValue } from "@capture/domain/lib/json-value";
import {
  endpointsOf,
  eventsOf,
  examplesOf,
  publishedDescription,
  type ApiDescription,
} from "../src/model/api-description";
import { provideContentFolder } from "../../../__tests__/support/content/content-folder";
import { readPart } from "../../../__tests__/support/company/company";

const OPENAPI_SCHEMA = "@seriousme/openapi-schema-validator/schemas/v3.1/schema.json";

describe("api-description", () => {
  const call = (description: string, tag?: string) => ({ description, ...(tag !== undefined && { tags: [tag] }) });
  const sample = (id: string) => ({
    lang: "Shell",
    label: id,
    source: "curl {links.docs}",
    "x-id": id,
    "x-description": "",
    "x-url": "",
  });
  const API: ApiDescription = {
    tags: [{ name: "B" }, { name: "A" }],
    paths: {
      "/a": { get: call("read a", "A"), post: { ...call("add a", "A"), "x-codeSamples": [sample("a")] } },
      "/b": { post: call("add b", "B"), get: call("read b", "B") },
      "/b/{id}": { delete: call("delete b", "B"), get: call("read one b", "B") },
      "/c": { get: call("read c") },
    },
    webhooks: { "b.added": { post: { ...call("b was added"), "x-codeSamples": [sample("event")] } } },
  };

  test("lists endpoints by group, then by method, then in the order of the file; those without a group are last", () => {
    expect(endpointsOf(API).map(({ method, path }) => `${method} ${path}`)).toEqual([
      ...["GET /b", "GET /b/{id}", "POST /b", "DELETE /b/{id}"],
      ...["GET /a", "POST /a", "GET /c"],
    ]);
    expect(eventsOf(API)).toEqual([{ name: "b.added", description: "b was added" }]);
    expect(examplesOf(API).map(({ id }) => id)).toEqual(["a", "event"]);
  });

  test("an API may have no events", () => {
    expect(eventsOf({ tags: [], paths: {} })).toEqual([]);
  });

  test("the published description has filled texts, unchanged code, and no $schema", () => {
    const value = {
      $schema: "x",
      info: { title: "{brand}" },
      list: ["{brand}"],
      source: "{brand}",
      count: 1,
      none: null,
    };
    expect(publishedDescription(value, (text) => text.replace("{brand}", "Acme"))).toEqual({
      info: { title: "Acme" },
      list: ["Acme"],
      source: "{brand}",
      count: 1,
      none: null,
    });
  });

  test("swagger-parser accepts the published description, although its schema has no description of variables", () => {
    const schema = JSON.parse(readFileSync(require.resolve(OPENAPI_SCHEMA), "utf8")) as {
      $defs: { "server-variable": { properties: Record<string, unknown> } };
    };
    // The schema that swagger-parser contains misspells the field.
    delete schema.$defs["server-variable"].properties.description;
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
    const source = JSON.parse(readPart("developers/openapi.json")) as Record<string, JsonValue>;
    const published = publishedDescription(source, (text) => text) as { servers: object[] };
    expect(validate(published) || validate.errors).toBe(true);
    const { $schema: _, ...own } = source;
    expect(validate(own)).toBe(false);
    expect(published.servers).toEqual([
      {
        url: "{API_URL}",
        description:
          "The API, whose URL the examples read from API_URL. API_URL: The URL of the platform, without a slash at its end",
        variables: { API_URL: { default: "{links.platform}" } },
      },
    ]);
  });
});

describe("errors of the description", () => {
  const API = "developers/openapi.json";
  const content = provideContentFolder();

  /** The problems of the description, without those of links to pages that the company does not have. */
  const problems = (): string[] => content.problems().filter((line) => line.startsWith(`data/${API}`));

  function expectAfter(from: string, to: string, expected: RegExp): void {
    const text = readPart(API);
    if (!text.includes(from)) throw new Error(`${API} does not contain ${from}.`);
    content.write(API, text.replace(from, to));
    const [first] = problems();
    expect(first).toMatch(expected);
    const line = Number(first?.split(":")[1]);
    expect(text.slice(0, text.indexOf(from)).split("\n")).toHaveLength(line);
  }

  beforeEach(() => {
    for (const name of ["pages/developers.json", "developers/guides.json", "developers/sdks.json", API]) {
      content.write(name, readPart(name));
    }
  });

  test("accepts the description of the API, which belongs to the developer portal", () => {
    expect(problems()).toEqual([]);
    content.write(API, readPart(API).replaceAll("#/components/schemas/Space", "#/components/schemas/Gone"));
    expect(problems()).not.toEqual([]);
    content.remove("pages/developers.json");
    expect(problems()).toEqual([]);
  });

  test("reports what OpenAPI does not allow", () => {
    expectAfter(
      '"operationId": "getSpace"',
      '"operationID": "getSpace", "operationId": "getSpace"',
      /no field “operationID”/,
    );
    expectAfter(
      '"in": "query"',
      '"in": "querry"',
      /parameters\[0\]\.in: “querry” is not an allowed value \(did you mean “query”\?\)/,
    );
    expectAfter('"openapi": "3.1.1"', '"openapi": "3.0.3"', /openapi: “3\.0\.3” has the wrong format/);
  });

  test.each([
    ["externalDocs.url", '"url": "{links.documentation}/api"', '"url": "javascript:alert(1)"'],
    ["externalDocs.url", '"url": "{links.documentation}/api"', '"url": "https://user:pass@docs.example"'],
    ["servers[0].url", '"url": "{API_URL}",', '"url": "javascript:{API_URL}",'],
    ["servers[0].url", '"default": "{links.platform}"', '"enum": ["x", "javascript:alert(1)"], "default": "x"'],
    ["info.termsOfService", '"contact": {', '"termsOfService": "javascript:alert(1)", "contact": {'],
  ])("reports %s that is not https: %s → %s", (path, from, to) => {
    content.write(API, readPart(API).replace(from, to));
    expect(problems()).toContainEqual(
      expect.stringMatching(` ${path.replace(/[.[\]]/g, "\\$&")}: “.*” (is not a URL|contains a user)`),
    );
  });

  test.each([
    ["[x](javascript:alert(1))", "is not a URL"],
    ["[x](java&#115;cript:alert(1))", "is not a URL"],
    ["[x][y]\\n\\n[y]: javascript:alert(1)\\n\\n", "is not a URL"],
    ["<javascript:alert(1)>", "is not a URL"],
    ["![x](data:text/html,x)", "is not a URL"],
    ["[x](\\\\\\\\evil.example)", "is not a URL"],
    ["a <img src=x> b", "cannot contain HTML; remove “<img src=x>”"],
  ])("reports the Markdown %s in a description", (markdown, message) => {
    content.write(API, readPart(API).replace('"description": "', `"description": "${markdown} `));
    expect(problems()).toContainEqual(expect.stringContaining(message));
  });

  test("accepts links of Markdown to https, to the site, and to mailboxes, and code", () => {
    const markdown = "[a](https://a.example) [b](/contact) [c](#d) [d](mailto:a@b.example) `javascript:x` 1 < 2";
    content.write(API, readPart(API).replace('"description": "', `"description": "${markdown} `));
    expect(problems()).toEqual([]);
  });

  test("reports references to nothing and to other files", () => {
    expectAfter(
      '"$ref": "#/components/schemas/NewSpace"',
      '"$ref": "#/components/schemas/NewSpac"',
      /there is nothing at “#/,
    );
    expectAfter('"$ref": "#/components/schemas/NewSpace"', '"$ref": "space.json"', /“space\.json” is not in this file/);
  });

  test("reports schemas that JSON Schema does not allow, and required fields without a definition", () => {
    expectAfter('"type": "integer"', '"type": "integr"', /schema\.type: “integr” is not an allowed value/);
    expectAfter(
      '"additionalProperties": false',
      '"aditionalProperties": false',
      /has no keyword “aditionalProperties” \(did you mean/,
    );
    expectAfter(
      '"required": ["message"]',
      '"required": ["mesage"]',
      /there is no field “mesage” in “properties” \(did you mean “message”\?\)/,
    );
  });

  test("reports examples that their schemas do not allow, at the value", () => {
    expectAfter('"status": "empty"', '"status": "gone"', /example\.status: “gone” is not an allowed value/);
    expectAfter('"example": 30', '"example": "30"', /example: this must be a whole number without quotes, not text/);
    expectAfter('"message": "retry later"', '"message": 7', /example\.message: this must be text/);
  });

  test("reports a content without an example", () => {
    content.write(API, readPart(API).replace('"example": {', '"x-example": {'));
    expect(problems()).toContainEqual(expect.stringContaining("this content has no example; add “example”."));
  });

  test("reports names that are used twice or not defined", () => {
    expectAfter('"operationId": "createSpace"', '"operationId": "listSpaces"', /“listSpaces” is used twice/);
    expectAfter('"tags": ["Access"]', '"tags": ["Acces"]', /there is no “Acces” in “tags” \(did you mean “Access”\?\)/);
    expectAfter('"x-id": "unity-space-info"', '"x-id": "list-spaces"', /“list-spaces” is used twice/);
    expectAfter('"bearer": []', '"token": []', /there is no “token” in “components\.securitySchemes”/);
    expectAfter('"/api/v1/spaces/{id}"', '"/api/v1/spaces/{key}"', /the path has \{key\}, but no parameter/);
    expectAfter('"url": "{API_URL}"', '"url": "{OTHER_URL}"', /there is no “OTHER_URL” in “variables”/);
  });

  test("reports a misspelled extension, which OpenAPI would allow", () => {
    expectAfter('"x-codeSamples"', '"x-codeSample"', /there is no field “x-codeSample” here \(did you mean/);
  });
});
