import { readdirSync } from "node:fs";
import { settle } from "../../testing/site";
import { violations } from "../support/browser/accessibility";
import { listExceededBudgets } from "../support/browser/first-load";
import {
  findSidewaysScroll,
  listShifts,
  findSmallControls,
  startVisits,
  type PageVisits,
} from "../support/browser/page-visits";

let visits: PageVisits;
beforeAll(async () => {
  visits = await startVisits({ viewport: { width: 390, height: 844 } });
});
afterAll(() => visits.close());

/** HTML with faults for the checks of phone-visits and wide-pages. */
const FAULTS = `
  <button style="width: 10px; height: 10px; padding: 0">Tiny</button>
  <div style="width: 500px; height: 300px">Wide, and pushes the page down.</div>
  <img src="https://elsewhere.example/picture.png">
`;

test("each check of a page reports its fault", async () => {
  const faults = await visits.faultsOf("/contact", async (page) => {
    expect([await listShifts(page), await findSmallControls(page), await findSidewaysScroll(page, 100)]).toEqual([
      [],
      [],
      [],
    ]);
    await page.evaluate(async (html) => {
      document.querySelector("main")?.insertAdjacentHTML("afterbegin", html);
      queueMicrotask(() => {
        throw new Error("An error of the page.");
      });
      await fetch("/no-such-file.json");
      // Wait for two frames, because a layout shift is reported after it is painted.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, FAULTS);
    expect(await listShifts(page)).toEqual([expect.stringMatching(/^shifted by 0\.\d/)]);
    expect(await findSmallControls(page)).toEqual(["small: BUTTON Tiny"]);
    expect(await findSidewaysScroll(page, 100)).toEqual([expect.stringMatching(/too wide at 390 px/)]);
    return violations(page);
  });
  const text = faults.join("\n");
  expect(text).toContain("image-alt");
  expect(text).toContain("img-src");
  expect(text).toContain("An error of the page.");
  expect(text).toMatch(/status 404: .*no-such-file\.json/);
});

test("a first load over its budget is reported", async () => {
  const scripts = readdirSync("public").filter((name) => name.endsWith(".js"));
  const faults = await visits.faultsOf("/contact", async (page) => {
    await settle(page);
    expect(await listExceededBudgets(page, "/contact")).toEqual([]);
    await page.evaluate(async (names) => {
      for (const name of names) await (await fetch(`/${name}`)).arrayBuffer();
    }, scripts);
    return listExceededBudgets(page, "/contact");
  });
  expect(faults).toEqual([expect.stringMatching(/^\d+ bytes of scripts, more than \d+$/)]);
});
