import { resolve } from "node:path";
import { embedCode } from "@capture/domain/embed/embed-code";
import { embedPath } from "@capture/domain/embed/embed-path";
import { serveOuterPage } from "../other-site";
import { firstPath } from "../routes";
import { settlePage } from "./pages";
import { waitInPage, type Engine } from "./engine";

type Journey = (engine: Engine, url: string) => Promise<void>;

const MESSAGE = {
  firstName: "Ada",
  lastName: "Brown",
  email: "ada@survey.example",
  subject: "Test",
  message: "Does this engine send forms?",
} as const;

/** A small point cloud. */
const SCAN = resolve("__tests__/fixtures/parts/tours/oak-flat/cloud.ply");

/** The middle of a frame of this size is on the button that starts the tour, and the drivers press the middle of an element. */
const SMALL_FRAME = { width: 260, height: 130 } as const;

/** Runs in the page: whether a view is drawn, or, in an engine without WebGL 2, the sentence about it is shown. */
const isDrawn = (section: string): boolean => {
  const element = document.querySelector<HTMLElement>(section);
  if (document.createElement("canvas").getContext("webgl2")) return Boolean(element?.querySelector("canvas"));
  return element?.innerText.includes("WebGL 2") === true;
};

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
  async "a dialog names its empty fields, and closes with Escape"(engine, url) {
    await settlePage(engine, `${url}/about`);
    await engine.press("header button[aria-haspopup=dialog]");
    await waitInPage(engine, "no dialog opened", () => document.querySelector("dialog[open]") !== null);
    await engine.press("dialog[open] [type=submit]");
    await waitInPage(engine, "no field was named", () => document.querySelector("dialog [aria-invalid=true]") !== null);
    await engine.pressEscape("dialog[open] input");
    await waitInPage(engine, "the dialog did not close", () => document.querySelector("dialog[open]") === null);
  },
  async "a message is sent"(engine, url) {
    await settlePage(engine, `${url}/contact`);
    await engine.evaluate(() => document.querySelector("main form")?.scrollIntoView());
    await waitInPage(
      engine,
      "the form stayed static",
      () => document.querySelector("main form:not([action])") !== null,
    );
    for (const [name, text] of Object.entries(MESSAGE)) await engine.typeText(`main [name=${name}]`, text);
    await engine.press("main form [type=submit]");
    await waitInPage(
      engine,
      "the message was not sent",
      () =>
        document.querySelector("main form [name=message]") === null ||
        (document.querySelector("main form [name=message]") as HTMLTextAreaElement).value === "",
    );
  },
  async "a tour opens"(engine, url) {
    await settlePage(engine, `${url}${firstPath("Tour")}`);
    await engine.press("main button[data-script]");
    await waitInPage(engine, "the tour did not open", isDrawn, "main");
  },
  async "a tour starts on a page of another site"(engine, url) {
    const tour = `${url}${embedPath(firstPath("Tour"))}`;
    const outer = await serveOuterPage(embedCode({ url: tour, title: "A tour", size: SMALL_FRAME }));
    await engine.openUrl(outer.url);
    await waitInPage(engine, "the frame was not loaded", () => performance.getEntriesByType("resource").length > 0);
    // A press before the script of the tour has loaded is replayed.
    await engine.press("iframe");
    await waitInPage(engine, "the tour posted nothing", () => window.received.length > 0);
    outer.close();
  },
  async "an own scan is read"(engine, url) {
    await settlePage(engine, `${url}/sample-data`);
    await engine.evaluate(() => document.querySelector("#own-scan")?.scrollIntoView());
    await waitInPage(
      engine,
      "there is no field for a file",
      () => document.querySelector("#own-scan [type=file]") !== null,
    );
    await engine.chooseFile("#own-scan [type=file]", SCAN);
    await waitInPage(engine, "the scan was not read", isDrawn, "#own-scan");
  },
  // Last, because Puppeteer cannot open another page in a tab of Firefox whose page came from the cache.
  async "Back from another document keeps the place"(engine, url) {
    await settlePage(engine, `${url}/blog`);
    await engine.evaluate(() => void scrollTo(0, 600));
    await waitInPage(engine, "the page did not scroll", () => Math.abs(scrollY - 600) < 5);
    await engine.openUrl(`${url}/about`);
    await engine.goBack();
    await waitInPage(engine, "Back did not keep the place", () => Math.abs(scrollY - 600) < 50);
  },
};
