import fastify from "fastify";
import { serveDrafts } from "../../../../desk/drafts";

const show = jest.fn(() => []);
const hide = jest.fn();
const app = fastify();
serveDrafts(app, { show, hide });
afterAll(() => app.close());
beforeEach(() => jest.clearAllMocks());

const OWN = { origin: "http://localhost:8000", "sec-fetch-site": "same-origin" };
const payload = { file: "data/articles/1.json", text: '{"title":"A {brand}","tags":["1 m"]}', isChanged: true };
const post = (headers: Record<string, string>, body: object = payload) =>
  app.inject({ method: "POST", url: "/admin/draft", headers, payload: body });

test("shows a changed draft, and answers with its texts as pages show them", async () => {
  const { texts } = (await post(OWN)).json<{ texts: Record<string, string> }>();
  expect(show).toHaveBeenCalledWith({ file: payload.file, text: payload.text });
  expect(texts.title).not.toContain("{brand}");
  expect(texts["tags.0"]).toBe("1\u00a0m");
});

test("a form without changes shows the saved file", async () => {
  await post(OWN, { ...payload, isChanged: false });
  expect(show).not.toHaveBeenCalled();
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
