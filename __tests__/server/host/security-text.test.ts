import { join } from "node:path";
import { securityText } from "@capture/domain/host/security-text";
import { createApp } from "@capture/host/app";
import { siteFolder } from "../../../testing/server/host";

const PAGES = { "index.html": "<h1>Home</h1>", "404.html": "<h1>Not found</h1>", _headers: "" };
const DAY_MS = 86_400_000;
const BUILT = Date.parse("2026-03-01T10:00:00Z");

const setDay = (day: number): void => void jest.spyOn(Date, "now").mockReturnValue(BUILT + day * DAY_MS);
afterEach(() => jest.restoreAllMocks());

/** The security.txt that a host responds with on a day after the build. */
async function askOnDay(files: Record<string, string>, day: number): Promise<{ status: number; text: string }> {
  const app = await createApp(join(siteFolder({ ...PAGES, ...files }), "public"));
  setDay(day);
  const { statusCode: status, payload: text, headers } = await app.inject("/.well-known/security.txt");
  if (status === 200) expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  jest.restoreAllMocks();
  await app.close();
  return { status, text };
}

function builtFiles(): Record<string, string> {
  setDay(0);
  const text = securityText(
    { url: "https://www.acme.example", language: "de" },
    { email: "security@acme.example", policy: "/security" },
  );
  return { ".well-known/security.txt": text };
}

test("the build writes a security.txt that expires after 360 days", () => {
  expect(builtFiles()[".well-known/security.txt"]).toBe(`Contact: mailto:security@acme.example
Expires: 2027-02-24T00:00:00.000Z
Preferred-Languages: de
Canonical: https://www.acme.example/.well-known/security.txt
Policy: https://www.acme.example/security
`);
});

test.each([
  [1, "2027-02-25"],
  [100, "2027-06-04"],
  [1000, "2029-11-20"],
])("on day %i after the build, the host responds with one that expires on %s", async (day, expires) => {
  const { status, text } = await askOnDay(builtFiles(), day);
  expect(status).toBe(200);
  expect(text).toContain(`\nExpires: ${expires}T00:00:00.000Z\n`);
  expect(text).toContain("\nPolicy: https://www.acme.example/security\n");
});

test("without a security contact there is no security.txt", async () => {
  expect((await askOnDay({}, 1)).status).toBe(404);
});
