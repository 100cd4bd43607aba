import { settlePage } from "./pages";
import { waitInPage, type Engine } from "./engine";

type Journey = (engine: Engine, url: string) => Promise<void>;

/** What visitors do in each engine, by what it is called in the output. */
export const JOURNEYS: Readonly<Record<string, Journey>> = {
  async "a menu opens, and its link leads to a page"(engine, url) {
    await settlePage(engine, `${url}/`);
    await engine.press("header [data-menu] > button[aria-expanded]");
    await waitInPage(engine, "no menu opened", () => document.querySelector("header [aria-expanded=true]") !== null);
    await engine.press("header [data-menu] [data-panel] a");
    await waitInPage(engine, "the link led nowhere", () => location.pathname !== "/");
  },
  async "a filter changes the list and the URL"(engine, url) {
    await settlePage(engine, `${url}/blog`);
    await engine.press("main [aria-pressed=false], main [role=radio][aria-checked=false]");
    await waitInPage(engine, "the URL did not change", () => location.search !== "");
  },
  async "Back from another document keeps the place"(engine, url) {
    await settlePage(engine, `${url}/blog`);
    await engine.evaluate(() => void scrollTo(0, 600));
    await waitInPage(engine, "the page did not scroll", () => Math.abs(scrollY - 600) < 5);
    await engine.open(`${url}/llms.txt`);
    await engine.back();
    await waitInPage(engine, "Back did not keep the place", () => Math.abs(scrollY - 600) < 50);
  },
  async "a dialog opens, and closes with Escape"(engine, url) {
    await settlePage(engine, `${url}/about`);
    await engine.press("header button[aria-haspopup=dialog]");
    await waitInPage(engine, "no dialog opened", () => document.querySelector("dialog[open]") !== null);
    await engine.escape("dialog[open] input");
    await waitInPage(engine, "the dialog did not close", () => document.querySelector("dialog[open]") === null);
  },
  async "a form without its fields names them"(engine, url) {
    await settlePage(engine, `${url}/contact`);
    await engine.evaluate(() => document.querySelector("main form")?.scrollIntoView());
    await waitInPage(
      engine,
      "the form stayed static",
      () => document.querySelector("main form:not([action])") !== null,
    );
    await engine.press("main form:not([action]) [type=submit]");
    await waitInPage(
      engine,
      "no error was shown",
      () => document.querySelector("main form [aria-invalid=true]") !== null,
    );
  },
};
