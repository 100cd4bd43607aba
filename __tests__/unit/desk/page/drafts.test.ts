import fastify from "fastify";
import { serveDrafts } from "../../../../desk/drafts";

const show = jest.fn(() => []);
const hide = jest.fn();
const app = fastify();
serveDrafts(app, { show, hide });
afterAll(() => app.close());
beforeEach(() => jest.clearAllMocks());

const OWN = { origin: "http://localhost:8000", "sec-fetch-site": "same-origin" };
const payload = { file: "data/articles/1.json", text: '{"title":"A {brand}","tags":["1 m"]}' };
const post = (headers: Record<string, string>, path = "") =>
  app.inject({ method: "POST", url: `/admin/draft${path}`, headers, payload });

test("answers with the texts of a draft as pages show them", async () => {
  const texts = (await post(OWN, "/texts")).json<Record<string, string>>();
  expect(texts.title).not.toContain("{brand}");
  expect(texts["tags.0"]).toBe("1\u00a0m");
  expect(show).not.toHaveBeenCalled();
});

test("shows a draft until it is removed", async () => {
  expect((await post(OWN)).json()).toEqual([]);
  expect(show).toHaveBeenCalledWith(payload);
  expect((await app.inject({ method: "DELETE", url: "/admin/draft", headers: OWN })).statusCode).toBe(204);
  expect(hide).toHaveBeenCalled();
});

test.each([
  ["no origin", {}],
  ["another site", { origin: "http://localhost:8000", "sec-fetch-site": "cross-site" }],
  ["a name that leads to this machine", { origin: "https://site.example", "sec-fetch-site": "same-origin" }],
])("rejects a request from %s", async (_name, headers) => {
  expect((await post(headers)).statusCode).toBe(403);
  expect((await post(headers, "/texts")).statusCode).toBe(403);
  expect((await app.inject({ method: "DELETE", url: "/admin/draft", headers })).statusCode).toBe(403);
  expect(show).not.toHaveBeenCalled();
  expect(hide).not.toHaveBeenCalled();
});
