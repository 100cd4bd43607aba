import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { localeOf } from "@capture/domain/lib/locale";
import { site } from "../../../testing/routes";
import { settle } from "../../../testing/site";
import { violations } from "../../support/browser/accessibility";
import { skipWithoutPages } from "../../support/browser/skips";
import { contentOf } from "../../support/content/data";
import { viewerLabels as tourLabels } from "../../support/content/site-tour";
import { DOUBLE_FIELDS, e57File } from "../../support/scans/e57";
import { lasFile } from "../../support/scans/las";
import { lazFixture } from "../../support/scans/laz";
import { binaryPly, COLORED } from "../../support/scans/ply";
import { boxOf, expectChanges } from "../../support/viewer/canvas-pictures";
import { expect, test } from "../../support/viewer/viewer-fixtures";
import { PHONE, type ViewerPage } from "../../support/viewer/viewer-page";

const labels = contentOf<Queries.OwnScanFieldsFragment>("labels/own-scan.json");
const PAGE = "/sample-data";
const SECTION = "#own-scan";
const CLAIMED_POINTS = 4_000_000_000;
const formatCount = (count: number): string => count.toLocaleString(localeOf(site));

/** A room of 4 × 3 × 2.5 m at map coordinates: floor and walls. */
const ROOM = Array.from({ length: 60_000 }, (_, index) => {
  const [u, v] = [(index % 245) / 245, Math.floor(index / 245) / 245];
  const [x, y, z] = [[u * 4, v * 3, 0], [u * 4, 0, v * 2.5], [0, u * 3, v * 2.5]][index % 3] ?? [0, 0, 0]; // prettier-ignore
  return [500_000 + (x ?? 0), 5_400_000 + (y ?? 0), 450 + (z ?? 0), 200, 120 + 100 * u, 255 * v];
});
const ply = { name: "room.ply", mimeType: "", buffer: Buffer.from(binaryPly(COLORED, ROOM)) };
const broken = { name: "notes.ply", mimeType: "", buffer: Buffer.from("x,y,z\n1,2,3\n") };

skipWithoutPages(PAGE);

const field = ({ page }: ViewerPage): Locator => page.getByLabel(labels.choose);

/** Chooses a file as the dialog of the operating system does. */
async function choose(scan: ViewerPage, file: typeof ply): Promise<void> {
  await scan.page.locator(SECTION).scrollIntoViewIfNeeded();
  await field(scan).setInputFiles(file);
}
const waitForPoints = ({ page }: ViewerPage, count = 60_000): Promise<void> =>
  expect(
    page.getByText(fillPlaceholders(tourLabels.points, { count: formatCount(count), total: formatCount(count) })),
  ).toBeVisible();
const expectAlert = ({ page }: ViewerPage, text: string): Promise<void> =>
  expect(page.getByRole("alert").filter({ hasText: text })).toBeVisible();

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
async function loadWholePage({ page }: ViewerPage): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await settle(page);
  await page.locator(SECTION).scrollIntoViewIfNeeded();
  await settle(page);
}

test("opens a file in the viewer, measures, cuts, colors and walks, with the policy kept and no axe violations", async ({
  openViewer,
}) => {
  const scan = await openViewer(PAGE);
  const { page } = scan;
  await page.locator(SECTION).scrollIntoViewIfNeeded();
  await expect(field(scan)).toBeVisible();
  expect(await violations(page, SECTION)).toEqual([]);
  await choose(scan, ply);
  await waitForPoints(scan);
  expect(await violations(page, SECTION)).toEqual([]);
  await scan.button(tourLabels.measure).click();
  await scan.pressTwoPoints([0.45, 0.55], [0.55, 0.55]);
  await expect(scan.measurement()).toBeVisible();
  await scan.button(tourLabels.height).click();
  const slider = page.getByRole("slider");
  await slider.fill("1");
  await expect(slider).toHaveValue("1");
  await scan.button(labels.walk).click();
  expect(await violations(page, SECTION)).toEqual([]);
  await expectChanges(scan.view(), 0, [() => scan.view().press("Enter"), () => scan.button(labels.overview).click()]);
  expect(await scan.listFaults()).toEqual([]);
});

test("sends nothing: fetches only its own scripts for the first file, and nothing for the next", async ({
  openViewer,
}) => {
  const scan = await openViewer(PAGE);
  const { page } = scan;
  await loadWholePage(scan);
  const requests = watchRequests(page);
  await choose(scan, ply);
  await waitForPoints(scan);
  await settle(page);
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.filter(({ method, hasBody }) => method !== "GET" || hasBody)).toEqual([]);
  expect(requests.filter(({ path }) => !OWN_FILES.test(path))).toEqual([]);
  requests.length = 0;
  // The script of the worker comes from the cache, so this also works without a network.
  await page.context().setOffline(true);
  await scan.button(labels.another).click();
  await choose(scan, { ...ply, name: "room.las", buffer: Buffer.from(lasFile(ROOM)) });
  await waitForPoints(scan);
  await scan.button(labels.another).click();
  const rows = ROOM.slice(0, 9000).map((row) => row.map(Math.round));
  await choose(scan, { ...ply, name: "room.e57", buffer: Buffer.from(e57File([{ fields: DOUBLE_FIELDS, rows }])) });
  await waitForPoints(scan, 9000);
  await expectChanges(scan.view(), 0, [() => scan.view().press("ArrowLeft")]);
  expect(requests.filter(({ path }) => !OWN_FILES.test(path))).toEqual([]);
});

test("opens a LAZ file, which the worker unpacks with WebAssembly of the site, with the policy of the page kept", async ({
  openViewer,
}) => {
  const scan = await openViewer(PAGE);
  const { page } = scan;
  await loadWholePage(scan);
  const requests = watchRequests(page);
  await choose(scan, { ...ply, name: "octree.copc.laz", buffer: lazFixture("octree.copc.laz") });
  await waitForPoints(scan, 400);
  expect(requests.map(({ path }) => path).filter((path) => !OWN_FILES.test(path))).toEqual([
    expect.stringMatching(/^\/static\/laz-perf-[0-9a-f]{6}\.wasm$/),
  ]);
  expect(await scan.listFaults()).toEqual([]);
});

test("cancels reading, returns the focus to the field, and opens a dropped file, which lights the field", async ({
  openViewer,
}) => {
  const scan = await openViewer(PAGE);
  const { page } = scan;
  // Holds the first message to the worker back, so that there is time to cancel.
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = () => {
      Worker.prototype.postMessage = postMessage;
    };
  });
  await choose(scan, ply);
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect(scan.button(labels.cancel)).toBeFocused();
  expect(await violations(page, SECTION)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.getByText(fillPlaceholders(labels.canceled, { name: ply.name }))).toBeVisible();
  await expect(field(scan)).toBeFocused();

  const { x, y } = await boxOf(field(scan));
  const folder = mkdtempSync(join(tmpdir(), "own-scan-"));
  const path = join(folder, ply.name);
  writeFileSync(path, ply.buffer);
  const session = await page.context().newCDPSession(page);
  const drag = (type: "dragEnter" | "dragOver" | "drop"): Promise<unknown> =>
    session.send("Input.dispatchDragEvent", {
      type,
      x: x + 50,
      y: y + 50,
      data: { items: [], files: [path], dragOperationsMask: 1 },
    });
  try {
    await drag("dragEnter");
    await drag("dragOver");
    await expect(page.locator("[data-over=true]")).toBeVisible();
    expect(await violations(page, SECTION)).toEqual([]);
    await drag("drop");
    await waitForPoints(scan);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("on a phone, explains broken files, opens the next one, and explains a lost WebGL context, without axe violations", async ({
  openViewer,
}) => {
  const scan = await openViewer(PAGE, PHONE);
  const { page } = scan;
  const expectFit = async (): Promise<void> => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);
    expect(await violations(page, SECTION)).toEqual([]);
  };
  await choose(scan, broken);
  await expectAlert(scan, fillPlaceholders(labels.unknownFormat, { name: broken.name }));
  await expectFit();
  const start = ply.buffer.subarray(0, 4096).toString("latin1");
  const claim = Buffer.from(start.replace(/vertex \d+/, `vertex ${CLAIMED_POINTS}`), "latin1");
  await choose(scan, { ...ply, name: "claim.ply", buffer: claim });
  const points = formatCount(CLAIMED_POINTS);
  await expectAlert(scan, fillPlaceholders(labels.missingPoints, { name: "claim.ply", points }));
  await choose(scan, ply);
  await waitForPoints(scan);
  await expectFit();
  await scan.loseContext();
  await expectAlert(scan, labels.lost);
});

test("works with the keyboard alone", async ({ openViewer }) => {
  const scan = await openViewer(PAGE);
  const { page } = scan;
  await page.locator(SECTION).scrollIntoViewIfNeeded();
  const opened = page.waitForEvent("filechooser");
  await field(scan).press("Enter");
  await (await opened).setFiles(ply);
  await waitForPoints(scan);
  // The view has the focus: arrow keys turn it, and the tools follow in the tab order.
  await expect(scan.view()).toBeFocused();
  await expectChanges(scan.view(), 0, [
    () => page.keyboard.press("ArrowLeft"),
    async () => {
      await page.keyboard.press("Tab");
      await expect(scan.button(tourLabels.measure)).toBeFocused();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(page.getByText(labels.walkHint)).toBeVisible();
      await scan.view().press("Enter");
    },
  ]);
});
