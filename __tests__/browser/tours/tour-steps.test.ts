import type { BrowserContextOptions, Page } from "@playwright/test";
import { MAX_TEXTURE_BYTES } from "@capture/viewer/texture-budget";
import { INITIAL_PITCH_DEG } from "@capture/viewer/view-query";
import { skipWithoutTour } from "../../support/browser/skips";
import {
  arrowsFrom,
  firstStation,
  neighborStation,
  otherRoomStation,
  siteTour,
  viewerLabels as labels,
} from "../../support/content/site-tour";
import { expectChanges, waitForStillView } from "../../support/viewer/canvas-pictures";
import { compareWithOriginal, waitForSharpView } from "../../support/viewer/sharp-view";
import { expect, test } from "../../support/viewer/viewer-fixtures";
import { PHONE, type ViewerPage } from "../../support/viewer/viewer-page";

const DEPTH_FILES = "**/*.depth";
/** Screenshots of different views differ by more. */
const MIN_VIEW_DIFFERENCE = 4;
/** The mean difference per color value to the original panorama, which the tiles compress. */
const MAX_MEAN_DIFFERENCE = 3;

/** A station that can be reached from the first one, and is not visited. */
const unvisitedStation = arrowsFrom(firstStation).find(({ to }) => to !== neighborStation)?.to ?? otherRoomStation;

interface Recorded {
  /** The bytes of all textures at the same time, at most. */
  maxTextureBytes: number;
  /** The number of draw calls with an index; only reliefs have one. */
  reliefDraws: number;
}

/** Records the textures and the draw calls of a page. */
const recordWebgl = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const recorded: Recorded = { maxTextureBytes: 0, reliefDraws: 0 };
    Object.assign(globalThis, { recorded });
    const bytesByTexture = new Map<WebGLTexture, number>();
    const { prototype } = WebGL2RenderingContext;
    const { texStorage2D, texStorage3D, deleteTexture, drawElements } = prototype;
    const add = (gl: WebGL2RenderingContext, target: number, bytes: number): void => {
      const binding = target === gl.TEXTURE_2D_ARRAY ? gl.TEXTURE_BINDING_2D_ARRAY : gl.TEXTURE_BINDING_2D;
      const texture = gl.getParameter(binding) as WebGLTexture | null;
      if (texture) bytesByTexture.set(texture, bytes);
      const total = [...bytesByTexture.values()].reduce((sum, value) => sum + value, 0);
      recorded.maxTextureBytes = Math.max(recorded.maxTextureBytes, total);
    };
    prototype.texStorage2D = function (...call) {
      texStorage2D.apply(this, call);
      add(this, call[0], call[3] * call[4] * 4);
    };
    prototype.texStorage3D = function (...call) {
      texStorage3D.apply(this, call);
      add(this, call[0], call[3] * call[4] * call[5] * 4);
    };
    prototype.deleteTexture = function (texture) {
      if (texture) bytesByTexture.delete(texture);
      deleteTexture.call(this, texture);
    };
    prototype.drawElements = function (...call) {
      recorded.reliefDraws += 1;
      drawElements.apply(this, call);
    };
  });

const readRecorded = (page: Page): Promise<Recorded> =>
  page.evaluate(() => (globalThis as unknown as { recorded: Recorded }).recorded);

/** Waits until the depth of the station is loaded, which measuring needs, and a step through the room. */
const waitForDepth = ({ page }: ViewerPage): Promise<void> =>
  expect(page.locator(`button[title="${labels.measure}"]:not([aria-disabled])`)).toBeVisible();

async function startAtFirstStation(tour: ViewerPage): Promise<void> {
  await tour.start();
  await waitForSharpView(tour.page);
  await waitForDepth(tour);
}

skipWithoutTour();

test("rotates, zooms and moves through the room to another station, which is sharp; without its depth, it only fades in", async ({
  openViewer,
}) => {
  const path = `${siteTour.path}?room=${firstStation.id}`;
  const tour = await openViewer(path, { reducedMotion: "no-preference" }, recordWebgl);
  const { page } = tour;
  const countReliefs = async (): Promise<number> => (await readRecorded(page)).reliefDraws;
  await startAtFirstStation(tour);
  await expectChanges(tour.view(), MIN_VIEW_DIFFERENCE, [
    () => tour.pressKey("ArrowRight", 5),
    () => tour.pressKey("+", 2),
  ]);
  expect(await countReliefs()).toBe(0);
  // A step does not wait long for its depth, so the step back, when both depths are loaded, is the one to test.
  await tour.goTo(neighborStation);
  await waitForDepth(tour);
  await waitForStillView(page);
  const before = await countReliefs();
  await tour.goTo(firstStation);
  await waitForStillView(page);
  const after = await countReliefs();
  expect(after).toBeGreaterThan(before);
  await waitForSharpView(page);
  const orientation = { yaw: firstStation.view, pitch: INITIAL_PITCH_DEG };
  expect((await compareWithOriginal(tour, firstStation, orientation)).mean).toBeLessThan(MAX_MEAN_DIFFERENCE);
  await tour.view().press("ArrowRight");
  await waitForSharpView(page);
  // At a station, panoramas are drawn without a relief.
  expect(await countReliefs()).toBe(after);
  expect(await tour.listFaults()).toEqual([]);

  await page.route(DEPTH_FILES, (route) => route.abort());
  await tour.goTo(unvisitedStation);
  await expect(page.getByText(labels.failed)).toBeVisible();
  await waitForStillView(page);
  expect(await countReliefs()).toBe(after);
});

for (const [device, options, maxBytes] of [
  ["a laptop", {}, MAX_TEXTURE_BYTES.laptop],
  ["a phone", { ...PHONE, deviceScaleFactor: 3 }, MAX_TEXTURE_BYTES.phone],
] as const satisfies readonly [string, BrowserContextOptions, number][]) {
  test(`walks through all rooms on ${device} within the texture budget, without steps for visitors who prefer less motion`, async ({
    openViewer,
  }) => {
    const tour = await openViewer(`${siteTour.path}?room=${firstStation.id}`, options, recordWebgl);
    await startAtFirstStation(tour);
    for (const station of [...siteTour.stations.slice(1), firstStation]) {
      await tour.goTo(station);
      await tour.view().focus();
      for (const key of ["ArrowRight", "ArrowUp", "+"]) {
        await tour.pressKey(key, 5);
        await waitForSharpView(tour.page);
      }
    }
    const { maxTextureBytes, reliefDraws } = await readRecorded(tour.page);
    expect(maxTextureBytes).toBeGreaterThan(maxBytes / 2);
    expect(maxTextureBytes).toBeLessThan(maxBytes);
    expect(reliefDraws).toBe(0);
  });
}
