import fastify from "fastify";
import { serveDrafts } from "../../../../desk/drafts";

const show = jest.fn(() => []);
const hide = jest.fn();
const app = fastify();
const readSite = () => ({ brand: "A" });
serveDrafts(app, { show, hide, readSite });
afterAll(() => app.close());
beforeEach(() => jest.clearAllMocks());

const OWN = { origin: "http://localhost:8000", "sec-fetch-site": "same-origin" };
const payload = { file: "data/articles/1.json", text: "{}" };
const post = (headers: Record<string, string>) => app.inject({ method: "POST", url: "/admin/draft", headers, payload });

test("answers with the site.json that the development site shows", async () => {
  expect((await app.inject("/admin/draft/site.json")).json()).toEqual(readSite());
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
  expect((await app.inject({ method: "DELETE", url: "/admin/draft", headers })).statusCode).toBe(403);
  expect(show).not.toHaveBeenCalled();
  expect(hide).not.toHaveBeenCalled();
});
