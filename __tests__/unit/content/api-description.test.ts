import {
  endpointsOf,
  eventsOf,
  examplesOf,
  publishedDescription,
  type ApiDescription,
} from "../../../src/content/model/api-description";

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
