import { IncomingMessage, ServerResponse, type IncomingHttpHeaders } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { proxyLocalRequests } from "../src/local-requests";
import { createDeskServer } from "../src/server";

jest.mock("../src/bundle", () => ({
  bundleDesk: () => Promise.resolve(new Map([["desk.js", Buffer.from("1")]])),
}));

const show = jest.fn(() => []);
const hide = jest.fn();
const addPicture = jest.fn(() => "images/unsaved-1.png");

let app: FastifyInstance;
beforeAll(async () => {
  app = await createDeskServer("data", () => [], { show, hide, addPicture, readSite: () => ({}) });
});
afterAll(() => app.close());
beforeEach(() => jest.clearAllMocks());

const OWN = { host: "localhost:8000", "sec-fetch-site": "same-origin" };
const READ = ["", "/", "/problems.json", "/due.json", "/history.json?file=data/site.json", "/settings.json"];
const ROUTES = [
  ...[...READ, "/draft/site.json", "/desk.js", "/missing.js"].map((path) => ["GET", path] as const),
  ["POST", "/draft"],
  ["DELETE", "/draft"],
  ["POST", "/draft/pictures"],
] as const;

async function send(method: "GET" | "POST" | "DELETE", path: string, headers: IncomingHttpHeaders) {
  const payload = method === "POST" ? { file: "data/articles/1.json", text: "{}" } : undefined;
  return app.inject({ method, url: `/admin${path}`, headers, ...(payload && { payload }) });
}

describe.each(ROUTES)("%s /admin%s", (method, path) => {
  test.each([
    ["a name that leads to this machine", { host: "site.example:8000" }],
    ["a name that begins with localhost", { host: "localhost.site.example" }],
    ["another IP address", { host: "192.168.1.5:8000" }],
  ])("is refused for %s", async (_name, headers) => {
    const response = await send(method, path, { ...OWN, ...headers });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ message: expect.stringContaining("http://localhost") as string });
  });

  test.each(["cross-site", "same-site"])("is refused for a %s page", async (site) => {
    const headers = { ...OWN, "sec-fetch-site": site, "sec-fetch-mode": "cors" };
    expect((await send(method, path, headers)).statusCode).toBe(403);
  });
});

afterEach(() => {
  expect(show).not.toHaveBeenCalled();
  expect(hide).not.toHaveBeenCalled();
  expect(addPicture).not.toHaveBeenCalled();
});

test.each(["localhost", "localhost:8000", "LOCALHOST:8000", "127.0.0.1:8000", "[::1]:8000"])(
  "%s is local",
  async (host) => {
    expect((await send("GET", "/problems.json", { host })).json()).toEqual([]);
  },
);

test("a link on another page opens the desk, but sends no draft", async () => {
  const headers = { ...OWN, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
  expect((await send("GET", "/", headers)).statusCode).toBe(200);
  expect((await send("POST", "/draft", headers)).statusCode).toBe(403);
});

test("a draft without Sec-Fetch-Site is refused", async () => {
  expect((await send("POST", "/draft", { host: OWN.host })).statusCode).toBe(403);
});

test("the development site refuses them before its proxy, which removes the host", () => {
  const end = jest.fn();
  const next = jest.fn();
  const request = (headers: IncomingHttpHeaders): void =>
    proxyLocalRequests({
      use(path, handler) {
        expect(path).toBe("/admin");
        const response = new ServerResponse(new IncomingMessage(new Socket()));
        handler({ method: "GET", headers }, Object.assign(response, { end }), next);
      },
    });
  request(OWN);
  expect([next.mock.calls.length, end.mock.calls.length]).toEqual([1, 0]);
  request({ ...OWN, host: "site.example:8000" });
  request({ ...OWN, "sec-fetch-site": "cross-site" });
  expect([next.mock.calls.length, end.mock.calls.length]).toEqual([1, 2]);
  expect(end).toHaveBeenCalledWith(expect.stringContaining("http://localhost"));
});
