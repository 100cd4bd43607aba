import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { headerFinder, headersText } from "@capture/domain/host/host-files";
import { openRelease } from "@capture/host/release";
import { formerWorkers } from "../../../gatsby/outputs/former-workers";
import { fileRules } from "../../../gatsby/outputs/headers/file-rules";

/** Runs a worker, and returns what it did in the order of its calls. */
async function runWorker(code: string): Promise<string[]> {
  const calls: string[] = [];
  const listeners = new Map<string, (event: { waitUntil: (promise: Promise<unknown>) => void }) => void>();
  let done: Promise<unknown> = Promise.resolve();
  const call = (name: string) => {
    calls.push(name);
    return Promise.resolve(true);
  };
  const caches = {
    keys: () => Promise.resolve(["pages", "pictures"]),
    delete: (name: string) => call(`delete ${name}`),
  };
  const page = (url: string) => ({ url, navigate: (to: string) => call(`navigate ${to}`) });
  const scope = {
    addEventListener: (type: string, listener: typeof listeners extends Map<string, infer L> ? L : never) =>
      listeners.set(type, listener),
    skipWaiting: () => call("skipWaiting"),
    registration: { unregister: () => call("unregister") },
    clients: {
      matchAll: (options: { type: string }) =>
        Promise.resolve(options.type === "window" ? [page("/a"), page("/b")] : []),
    },
  };
  new Function("self", "caches", code)(scope, caches);
  for (const type of ["install", "activate"]) {
    listeners.get(type)?.({ waitUntil: (promise) => (done = promise) });
    await done;
  }
  return calls;
}

test("a worker at the usual URLs removes the one of a former site, with its caches, and reloads open pages", async () => {
  const files = formerWorkers(null, () => false);
  expect(Object.keys(files)).toEqual(["sw.js", "service-worker.js"]);
  for (const code of Object.values(files))
    expect(await runWorker(code)).toEqual([
      "skipWaiting",
      "delete pages",
      "delete pictures",
      "unregister",
      "navigate /a",
      "navigate /b",
    ]);
});

test("site.json names other URLs, or none", () => {
  expect(Object.keys(formerWorkers(["/old/worker.js"], () => false))).toEqual(["old/worker.js"]);
  expect(formerWorkers([], () => false)).toEqual({});
});

test("a file in static/ is not replaced", () => {
  expect(Object.keys(formerWorkers(null, (name) => name === "sw.js"))).toEqual(["service-worker.js"]);
});

test("is sent without a sandbox, in which no worker runs, and checked at each visit", () => {
  const root = mkdtempSync(join(tmpdir(), "workers-"));
  const [[name = "", code = ""] = []] = Object.entries(formerWorkers(null, () => false));
  writeFileSync(join(root, name), code);
  writeFileSync(join(root, "404.html"), "");
  const rules = fileRules(root, {});
  expect(headerFinder(rules)(`/${name}`)["Content-Security-Policy"]).not.toContain("sandbox");
  writeFileSync(join(root, "_headers"), headersText(rules));
  const { headersOf, fileAt } = openRelease(root);
  expect(fileAt(`/${name}`)).toBe(name);
  expect(headersOf(`/${name}`)["Cache-Control"]).toContain("must-revalidate");
  expect(headersOf(`/${name}`)["Content-Security-Policy"]).toContain("script-src 'self'");
  rmSync(root, { recursive: true });
});
