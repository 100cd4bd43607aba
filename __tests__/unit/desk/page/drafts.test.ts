import fastify from "fastify";
import { serveDrafts } from "../../../../desk/drafts";

const show = jest.fn(() => []);
const hide = jest.fn();
const app = fastify();
const readSite = () => ({ brand: "A" });
const addPicture = jest.fn(() => "images/unsaved-1.png");
serveDrafts(app, { show, hide, readSite, addPicture });
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

const postPicture = (headers: Record<string, string>, body = Buffer.from("picture")) =>
  app.inject({ method: "POST", url: "/admin/draft/pictures", headers, payload: body });

test("keeps a picture, and answers with its path", async () => {
  const answer = await postPicture({ ...OWN, "content-type": "image/png" });
  expect(answer.json()).toEqual({ path: "images/unsaved-1.png" });
  expect(addPicture).toHaveBeenCalledWith({ bytes: Buffer.from("picture"), extension: "png" });
});

test("rejects a file that is not a picture or too large", async () => {
  expect((await postPicture({ ...OWN, "content-type": "image/svg+xml" })).statusCode).toBe(415);
  const { statusCode } = await postPicture({ ...OWN, "content-type": "image/png" }, Buffer.alloc(40_000_001));
  expect(statusCode).toBe(413);
  expect(addPicture).not.toHaveBeenCalled();
});

test.each([
  ["no origin", {}],
  ["another site", { origin: "http://localhost:8000", "sec-fetch-site": "cross-site" }],
  ["a name that leads to this machine", { origin: "https://site.example", "sec-fetch-site": "same-origin" }],
])("rejects a request from %s", async (_name, headers) => {
  expect((await post(headers)).statusCode).toBe(403);
  expect((await postPicture({ ...headers, "content-type": "image/png" })).statusCode).toBe(403);
  expect((await app.inject({ method: "DELETE", url: "/admin/draft", headers })).statusCode).toBe(403);
  expect(show).not.toHaveBeenCalled();
  expect(hide).not.toHaveBeenCalled();
  expect(addPicture).not.toHaveBeenCalled();
});
