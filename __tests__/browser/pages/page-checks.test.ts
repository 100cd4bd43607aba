import { readdirSync } from "node:fs";
import { settle, waitForFrames } from "../../../testing/site";
import { violations } from "../../support/browser/accessibility";
import { listExceededBudgets } from "../../support/sweep/first-load";
import { findSidewaysScroll, findSmallControls, listShifts } from "../../support/sweep/page-faults";
import { expect, test } from "../../support/sweep/sweep";
import { findWidthFaults } from "../../support/sweep/width-faults";

/** HTML with faults for the checks of the sweep. */
const FAULTS = `
  <button style="width: 10px; height: 10px; padding: 0">Tiny</button>
  <div style="width: 500px; height: 300px">Wide, and pushes the page down.</div>
  <img src="https://elsewhere.example/picture.png">
`;

test("each check of a page reports its fault", async ({ sweep }) => {
  const { page, listFaults } = await sweep.open("/contact", "phone");
  expect(await listShifts(page)).toEqual([]);
  expect(await findSmallControls(page)).toEqual([]);
  expect(await findSidewaysScroll(page, 100)).toEqual([]);
  await page.evaluate(async (html) => {
    document.querySelector("main")?.insertAdjacentHTML("afterbegin", html);
    queueMicrotask(() => {
      throw new Error("An error of the page.");
    });
    await fetch("/no-such-file.json");
  }, FAULTS);
  // A layout shift is reported after it is painted.
  await waitForFrames(page);
  expect(await listShifts(page)).toEqual([expect.stringMatching(/^shifted by 0\.\d/)]);
  expect(await findSmallControls(page)).toEqual(["small: BUTTON Tiny"]);
  expect(await findSidewaysScroll(page, 100)).toEqual([expect.stringMatching(/too wide at 390 px/)]);
  expect(await violations(page)).toContainEqual(expect.stringContaining("image-alt"));
  const faults = (await listFaults()).join("\n");
  expect(faults).toContain("img-src");
  expect(faults).toContain("An error of the page.");
  expect(faults).toMatch(/status 404: .*no-such-file\.json/);
});

test("the check of widths reports words and controls that are broken or cut off", async ({ sweep }) => {
  const { page } = await sweep.open("/contact", "window");
  await page.evaluate(() => {
    const main = document.querySelector("main");
    main?.insertAdjacentHTML(
      "afterbegin",
      `<p style="width: 2em; overflow-wrap: anywhere">Broken</p>
      <p style="width: 5em; hyphens: auto; overflow-wrap: anywhere">Prefabrication</p>
      <p style="width: 5em">Pre\u00ADfab\u00ADri\u00ADca\u00ADtion</p>
      <button style="position: absolute; left: -40px">Outside</button>`,
    );
  });
  expect(await findWidthFaults(page)).toEqual(["breaks “Broken”, at 320 px", "cuts off “Outside”, at 320 px"]);
});

test("a first load over its budget is reported", async ({ sweep }) => {
  const scripts = readdirSync("public").filter((name) => name.endsWith(".js"));
  const { page } = await sweep.open("/contact", "phone");
  await settle(page);
  expect(await listExceededBudgets(page, "/contact")).toEqual([]);
  await page.evaluate(async (names) => {
    for (const name of names) await (await fetch(`/${name}?`)).arrayBuffer();
  }, scripts);
  expect(await listExceededBudgets(page, "/contact")).toEqual([
    expect.stringMatching(/^\d+ bytes of scripts, more than \d+$/),
  ]);
});
