import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { fillPlaceholders } from "../../../src/domain/placeholders";
import { localeOf } from "../../../src/lib/locale";
import { site } from "../../../testing/routes";
import { waitForHydration } from "../../../testing/site";
import { violations } from "../../support/browser/accessibility";
import { PHONE, viewerPages, type ViewerPage } from "../../support/viewer/viewer-page";
import { DOUBLE_FIELDS, e57File } from "../../support/scans/e57";
import { lasFile } from "../../support/scans/las";
import { binaryPly, COLORED } from "../../support/scans/ply";
import { contentOf } from "../../support/content/data";
import { viewerLabels as tourLabels } from "../../support/content/site-tour";
import { testPages } from "../../support/content/test-if";

const labels = contentOf<Queries.OwnScanPartsFragment>("labels/own-scan.json");
const PAGE = "/sample-data";
const testOwnScan = testPages(PAGE);
const SECTION = "#own-scan";
const CLAIMED_POINTS = 4_000_000_000;
const formatCount = (count: number): string => count.toLocaleString(localeOf(site));
const open = viewerPages();

/** A room of 4 × 3 × 2.5 m at map coordinates: floor and walls. */
const ROOM = Array.from({ length: 60_000 }, (_, index) => {
  const [u, v] = [(index % 245) / 245, Math.floor(index / 245) / 245];
  const [x, y, z] = [[u * 4, v * 3, 0], [u * 4, 0, v * 2.5], [0, u * 3, v * 2.5]][index % 3] ?? [0, 0, 0]; // prettier-ignore
  return [500_000 + (x ?? 0), 5_400_000 + (y ?? 0), 450 + (z ?? 0), 200, 120 + 100 * u, 255 * v];
});
const ply = { name: "room.ply", mimeType: "", buffer: Buffer.from(binaryPly(COLORED, ROOM)) };
const broken = { name: "notes.ply", mimeType: "", buffer: Buffer.from("x,y,z\n1,2,3\n") };

/** Chooses a file as the dialog of the operating system does. */
async function choose({ page }: ViewerPage, file: Parameters<ReturnType<Page["locator"]>["setInputFiles"]>[0]) {
  await page.locator(SECTION).scrollIntoViewIfNeeded();
  await page.getByLabel(labels.choose).setInputFiles(file);
}
const waitForPoints = ({ page }: ViewerPage, count = 60_000): Promise<void> =>
  page
    .getByText(fillPlaceholders(tourLabels.points, { count: formatCount(count), total: formatCount(count) }))
    .waitFor();
const alert = ({ page }: ViewerPage, text: string, name: string): Promise<void> =>
  page.getByRole("alert").filter({ hasText: fillPlaceholders(text, { name }) }).waitFor(); // prettier-ignore

/** Records every request of a page, also those of its workers. */
function watchRequests(page: Page): { method: string; path: string; hasBody: boolean }[] {
  const requests: { method: string; path: string; hasBody: boolean }[] = [];
  page.context().on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    const isOurs = origin === new URL(page.url()).origin;
    const hasBody = request.postDataBuffer() !== null;
    requests.push({ method: request.method(), path: isOurs ? pathname : request.url(), hasBody });
  });
  return requests;
}

/** Scripts and fonts of the page, and the data of linked pages, which Gatsby prefetches when a link comes into view. */
const OWN_FILES = /^\/[\w-]+\.js$|^\/fonts\/|^\/page-data\//;

/** Scrolls through the page, because pictures and links are fetched when they come into view. */
async function loadWholePage(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await page.waitForLoadState("networkidle");
  await page.locator(SECTION).scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
}

testOwnScan(
  "opens a file in the viewer, measures, cuts, colors and walks, with the policy kept and no axe violations",
  async () => {
    const scan = await open(PAGE);
    await scan.page.locator(SECTION).scrollIntoViewIfNeeded();
    await scan.page.getByLabel(labels.choose).waitFor();
    expect(await violations(scan.page, SECTION)).toEqual([]);
    await choose(scan, ply);
    await waitForPoints(scan);
    expect(await violations(scan.page, SECTION)).toEqual([]);
    await scan.button(tourLabels.measure).click();
    await scan.pressTwoPoints([0.45, 0.55], [0.55, 0.55]);
    await scan.measurements().getByRole("listitem").waitFor();
    await scan.button(tourLabels.height).click();
    const slider = scan.page.getByRole("slider");
    await slider.fill("1");
    expect(await slider.inputValue()).toBe("1");
    await scan.button(labels.walk).click();
    expect(await violations(scan.page, SECTION)).toEqual([]);
    // Playwright adds a style element for a screenshot, which violates the policy.
    expect([await scan.policyViolations(), scan.messages]).toEqual([[], []]);
    const overview = await scan.idleScreenshot();
    await scan.view().press("Enter");
    const inside = await scan.idleScreenshot();
    expect(inside.equals(overview)).toBe(false);
    await scan.button(labels.overview).click();
    expect((await scan.idleScreenshot()).equals(inside)).toBe(false);
  },
);

testOwnScan("sends nothing: fetches only its own scripts for the first file, and nothing for the next", async () => {
  const scan = await open(PAGE);
  await loadWholePage(scan.page);
  const requests = watchRequests(scan.page);
  await choose(scan, ply);
  await waitForPoints(scan);
  await scan.page.waitForLoadState("networkidle");
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.filter(({ method, hasBody }) => method !== "GET" || hasBody)).toEqual([]);
  expect(requests.filter(({ path }) => !OWN_FILES.test(path))).toEqual([]);
  requests.length = 0;
  // The script of the worker comes from the cache, so this also works without a network.
  await scan.page.context().setOffline(true);
  await scan.button(labels.another).click();
  await choose(scan, { ...ply, name: "room.las", buffer: Buffer.from(lasFile(ROOM)) });
  await waitForPoints(scan);
  await scan.button(labels.another).click();
  const rows = ROOM.slice(0, 9000).map((row) => row.map(Math.round));
  await choose(scan, { ...ply, name: "room.e57", buffer: Buffer.from(e57File([{ fields: DOUBLE_FIELDS, rows }])) });
  await waitForPoints(scan, 9000);
  await scan.button(tourLabels.rotate).click();
  await scan.page.waitForTimeout(1000);
  expect(requests.filter(({ path }) => !OWN_FILES.test(path))).toEqual([]);
  expect(await scan.policyViolations()).toEqual([]);
});

testOwnScan("opens a dropped file, which lights the field while it is over it", async () => {
  const scan = await open(PAGE);
  await scan.page.locator(SECTION).scrollIntoViewIfNeeded();
  const box = await scan.page.getByLabel(labels.choose).boundingBox();
  const folder = mkdtempSync(join(tmpdir(), "own-scan-"));
  const path = join(folder, ply.name);
  writeFileSync(path, ply.buffer);
  const session = await scan.page.context().newCDPSession(scan.page);
  const drag = (type: "dragEnter" | "dragOver" | "drop"): Promise<unknown> =>
    session.send("Input.dispatchDragEvent", {
      type,
      x: (box?.x ?? 0) + 50,
      y: (box?.y ?? 0) + 50,
      data: { items: [], files: [path], dragOperationsMask: 1 },
    });
  try {
    await drag("dragEnter");
    await drag("dragOver");
    await scan.page.locator("[data-over=true]").waitFor();
    expect(await violations(scan.page, SECTION)).toEqual([]);
    await drag("drop");
    await waitForPoints(scan);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

testOwnScan("cancels reading, and returns the focus to the field", async () => {
  const scan = await open(PAGE, undefined, (page) =>
    // Holds the worker back, so that there is time to cancel.
    page.addInitScript(() => {
      Worker.prototype.postMessage = () => undefined;
    }),
  );
  await choose(scan, ply);
  await scan.page.getByRole("progressbar").waitFor();
  expect(await scan.hasFocus(scan.button(labels.cancel))).toBe(true);
  expect(await violations(scan.page, SECTION)).toEqual([]);
  await scan.page.keyboard.press("Enter");
  await scan.page.getByText(fillPlaceholders(labels.canceled, { name: ply.name })).waitFor();
  expect(await scan.hasFocus(scan.page.getByLabel(labels.choose))).toBe(true);
});

testOwnScan("explains broken files and opens the next one", async () => {
  const scan = await open(PAGE);
  await choose(scan, broken);
  await alert(scan, labels.unknownKind, broken.name);
  expect(await violations(scan.page, SECTION)).toEqual([]);
  const start = ply.buffer.subarray(0, 4096).toString("latin1");
  const claim = Buffer.from(start.replace(/vertex \d+/, `vertex ${CLAIMED_POINTS}`), "latin1");
  await choose(scan, { ...ply, name: "claim.ply", buffer: claim });
  const text = fillPlaceholders(labels.missingPoints, { name: "claim.ply", points: formatCount(CLAIMED_POINTS) });
  await scan.page.getByRole("alert").filter({ hasText: text }).waitFor();
  await choose(scan, ply);
  await waitForPoints(scan);
  await scan.loseContext();
  await alert(scan, labels.lost, "");
});

testOwnScan("works with the keyboard alone", async () => {
  const scan = await open(PAGE);
  await scan.page.locator(SECTION).scrollIntoViewIfNeeded();
  const opened = scan.page.waitForEvent("filechooser");
  await scan.page.getByLabel(labels.choose).press("Enter");
  await (await opened).setFiles(ply);
  await waitForPoints(scan);
  // The view has the focus: arrow keys turn it, and the tools follow in the tab order.
  expect(await scan.hasFocus(scan.view())).toBe(true);
  const before = await scan.idleScreenshot();
  await scan.view().press("ArrowLeft");
  expect((await scan.idleScreenshot()).equals(before)).toBe(false);
  await scan.page.keyboard.press("Tab");
  expect(await scan.hasFocus(scan.button(tourLabels.measure))).toBe(true);
  await scan.page.keyboard.press("Tab");
  await scan.page.keyboard.press("Enter");
  await scan.page.getByText(labels.walkHint).waitFor();
  await scan.view().press("Enter");
  expect((await scan.idleScreenshot()).equals(before)).toBe(false);
});

testOwnScan("fits on a phone, without axe violations", async () => {
  const scan = await open(PAGE, PHONE);
  const width = (): Promise<number> => scan.page.evaluate(() => document.documentElement.scrollWidth);
  await choose(scan, broken);
  await alert(scan, labels.unknownKind, broken.name);
  expect([await width(), await violations(scan.page, SECTION)]).toEqual([390, []]);
  await choose(scan, ply);
  await waitForPoints(scan);
  expect([await width(), await violations(scan.page, SECTION)]).toEqual([390, []]);
});
