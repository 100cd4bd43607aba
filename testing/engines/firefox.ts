import puppeteer, { type ElementHandle } from "puppeteer-core";
import { callOf, type Engine } from "./engine";

/** Starts Firefox, which puppeteer-core drives by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on("console", (message) => {
    if (/^(warn|error)/.test(message.type())) messages.push(message.text());
  });
  page.on("pageerror", (error) => void messages.push(String(error)));
  return {
    name: "Firefox",
    version: await browser.version(),
    setSize: (width, height) => page.setViewport({ width, height }),
    // A page that another one has replaced in the cache may never report that it is loaded.
    openUrl: async (url) => void (await page.goto(url, { waitUntil: "domcontentloaded" })),
    evaluate: (run, ...args) => page.evaluate(callOf(run, args)) as never,
    press: (selector) => page.locator(selector).click(),
    typeText: (selector, text) => page.type(selector, text),
    pressEscape: async (selector) => {
      await page.focus(selector);
      await page.keyboard.press("Escape");
    },
    async chooseFile(selector, file) {
      const input = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null;
      await input?.uploadFile(file);
    },
    // Unlike `goBack`, this does not wait for an event that a page from the cache does not have.
    goBack: () => page.evaluate("history.back()") as Promise<void>,
    takeMessages: () => messages.splice(0),
    close: () => browser.close(),
  };
}
