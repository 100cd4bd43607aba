import { existsSync } from "node:fs";
import { defineConfig, devices, firefox, webkit } from "@playwright/test";

const ACTION_TIMEOUT_MS = 30_000;
const TEST_TIMEOUT_MS = 180_000;
/** Half of the time of a test is spent waiting for timers, frames and responses, so three workers use two processors. */
const WORKERS = 3;

const isCI = Boolean(process.env.CI);

const engines = [
  { name: "firefox", type: firefox, use: devices["Desktop Firefox"] },
  { name: "webkit", type: webkit, use: devices["Desktop Safari"] },
];

/** Tests of the built site in a browser. Firefox and WebKit are projects where Playwright has installed them. */
export default defineConfig({
  testDir: "__tests__/browser",
  testMatch: "**/*.test.ts",
  tsconfig: "__tests__/browser/tsconfig.json",
  outputDir: "test-results",
  globalSetup: "./__tests__/support/browser/browser-setup.ts",
  webServer: {
    command: "node --require tsx/cjs testing/serve-built.ts",
    wait: { stdout: /served at (?<site_url>http:\S+)/ },
    timeout: TEST_TIMEOUT_MS,
  },
  workers: WORKERS,
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: ACTION_TIMEOUT_MS },
  forbidOnly: isCI,
  // A test that passes only on its second try is reported as flaky.
  retries: isCI ? 1 : 0,
  reporter: [["list"], ["./__tests__/support/browser/summary-reporter.ts"]],
  use: {
    baseURL: process.env.SITE_URL ?? "",
    viewport: { width: 1280, height: 800 },
    actionTimeout: ACTION_TIMEOUT_MS,
    navigationTimeout: ACTION_TIMEOUT_MS,
    // Traces cost a fifth of the processor time, so CI records them only for the second try.
    trace: { mode: isCI ? "on-first-retry" : "retain-on-failure", screenshots: false },
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "chromium" },
    ...engines
      .filter(({ type }) => existsSync(type.executablePath()))
      .map(({ name, use }) => ({ name, use: { ...use } })),
  ],
});
