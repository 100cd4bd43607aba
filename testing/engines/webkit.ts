import { spawn, type ChildProcess } from "node:child_process";
import { callOf, type Engine } from "./engine";
import { findFreePort } from "../free-port";

/** The key of an element in WebDriver's JSON. @see https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT_KEY = "element-6066-11e4-a52e-4f735466cecf";
/** @see https://www.w3.org/TR/webdriver2/#keyboard-actions */
const ESCAPE_KEY = "\uE00C";
const START_TIMEOUT_MS = 20_000;

interface Paths {
  readonly driver: string;
  readonly browser: string;
}

/** Starts WebKitGTK's MiniBrowser on a virtual screen. `WebKitWebDriver` drives it by plain WebDriver. */
export async function startWebKit({ driver, browser }: Paths): Promise<Engine> {
  const port = await findFreePort();
  // `-a` takes a free display.
  const child = spawn("xvfb-run", ["-a", "-s", "-screen 0 2000x1600x24", driver, `--port=${port}`], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
    detached: true,
  });
  const messages: string[] = [];
  const read = (chunk: Buffer): void => {
    for (const line of chunk.toString().split("\n")) if (/^CONSOLE .*(WARN|ERROR)/.test(line)) messages.push(line);
  };
  child.stdout.on("data", read);
  child.stderr.on("data", read);
  const base = `http://127.0.0.1:${port}`;
  await waitForDriver(base);
  const args = ["--automation", "--enable-write-console-messages-to-stdout=1"];
  const { sessionId, capabilities } = (await send(base, "POST", "/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { binary: browser, args } } },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const session = (method: string, path: string, body?: object): Promise<unknown> =>
    send(`${base}/session/${sessionId}`, method, path, body);
  const find = async (selector: string): Promise<string> => {
    const found = (await session("POST", "/element", { using: "css selector", value: selector })) as Record<
      string,
      string
    >;
    return found[ELEMENT_KEY] ?? "";
  };
  return {
    name: "WebKit",
    version: capabilities.browserVersion,
    setSize: async (width, height) => void (await session("POST", "/window/rect", { width, height })),
    openUrl: async (url) => void (await session("POST", "/url", { url })),
    async evaluate(run, ...args) {
      const script = `const done = arguments[0]; Promise.resolve(${callOf(run, args)}).then((value) => done(JSON.stringify(value ?? null)));`;
      const value = await session("POST", "/execute/async", { script, args: [] });
      return JSON.parse(value as string) as never;
    },
    press: async (selector) => void (await session("POST", `/element/${await find(selector)}/click`, {})),
    typeText: async (selector, text) =>
      void (await session("POST", `/element/${await find(selector)}/value`, { text })),
    pressEscape: async (selector) =>
      void (await session("POST", `/element/${await find(selector)}/value`, { text: ESCAPE_KEY })),
    chooseFile: async (selector, file) =>
      void (await session("POST", `/element/${await find(selector)}/value`, { text: file })),
    goBack: async () => void (await session("POST", "/back", {})),
    takeMessages: () => messages.splice(0),
    async close() {
      await session("DELETE", "");
      endGroup(child);
    },
  };
}

/** Sends a command of WebDriver. @throws Error with the browser's message */
async function send(base: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`WebKit refused ${method} ${path}: ${error}. ${message}`);
}

async function waitForDriver(base: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const isReady = await fetch(`${base}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > deadline) throw new Error(`WebKitWebDriver did not start within ${START_TIMEOUT_MS / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Ends xvfb-run and all that it has started. */
function endGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, "SIGTERM");
}
