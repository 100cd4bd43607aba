import type { Page } from "@playwright/test";
import { MAX_TEXTURE_BYTES } from "../../../src/features/tours/viewer/panorama/texture-budget";
import { testTour, tourPath, tourStations, waitForSharpView } from "../../support/viewer/sharp-view";
import { PHONE, viewerPages, type ViewerPage } from "../../support/viewer/viewer-page";
import { eventually } from "../../../testing/server/host";
import { contentOf } from "../../support/content/data";

const labels = contentOf<Queries.TourLabelPartsFragment>("labels/tour.json");

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

const open = viewerPages();
/** Longer than a frame of the slowest device. */
const POLL_INTERVAL_MS = 700;

async function openStation(id: string, options: Parameters<typeof open>[1]): Promise<ViewerPage> {
  const tour = await open(`${tourPath}?room=${id}`, options, recordWebgl);
  await tour.start();
  await waitForSharpView(tour.page);
  // Measuring needs the depth, and so does a step through the room.
  await tour.page.locator(`button[title="${labels.measure}"]:not([aria-disabled])`).waitFor();
  return tour;
}

/** Two stations in the same room. */
const [from] = tourStations;
const to = tourStations.find(({ id, room }) => room === from.room && id !== from.id) ?? from;

testTour("moves through the room from one station to the other, and ends with a sharp panorama", async () => {
  const tour = await openStation(from.id, { reducedMotion: "no-preference" });
  expect((await readRecorded(tour.page)).reliefDraws).toBe(0);
  await tour.button(to.name).click();
  await tour.waitForStation(to.name);
  let reliefDraws = 0;
  // The step has ended when no further reliefs are drawn.
  await eventually(async () => {
    const before = reliefDraws;
    await tour.page.waitForTimeout(POLL_INTERVAL_MS);
    ({ reliefDraws } = await readRecorded(tour.page));
    return reliefDraws > 0 && reliefDraws === before;
  });
  await waitForSharpView(tour.page);
  await tour.view().focus();
  await tour.page.keyboard.press("ArrowRight");
  await waitForSharpView(tour.page);
  // At a station, panoramas are drawn without a relief.
  expect((await readRecorded(tour.page)).reliefDraws).toBe(reliefDraws);
  expect([await tour.policyViolations(), tour.messages]).toEqual([[], []]);
});

testTour("does not move for visitors who prefer less motion", async () => {
  const tour = await openStation(from.id, { reducedMotion: "reduce" });
  await tour.button(to.name).click();
  await tour.waitForStation(to.name);
  await waitForSharpView(tour.page);
  expect((await readRecorded(tour.page)).reliefDraws).toBe(0);
});

testTour("only fades when the depth cannot be loaded", async () => {
  const tour = await openStation(from.id, { reducedMotion: "no-preference" });
  await tour.page.route("**/*.depth", (route) => route.abort());
  await tour.button(to.name).click();
  await tour.waitForStation(to.name);
  await tour.page.getByText(labels.failed).waitFor();
  expect((await readRecorded(tour.page)).reliefDraws).toBe(0);
});

testTour.each([
  ["a laptop", {}, MAX_TEXTURE_BYTES.laptop],
  ["a phone", { ...PHONE, deviceScaleFactor: 3 }, MAX_TEXTURE_BYTES.phone],
])("walks through all rooms on %s within the texture budget", async (_device, options, maxBytes) => {
  const tour = await openStation(tourStations[0].id, options);
  for (const { name } of tourStations) {
    await tour.button(name).click();
    await tour.waitForStation(name);
    for (const key of ["ArrowRight", "ArrowUp", "+"]) {
      for (let press = 0; press < 5; press += 1) await tour.view().press(key);
      await waitForSharpView(tour.page);
    }
  }
  const { maxTextureBytes } = await readRecorded(tour.page);
  expect(maxTextureBytes).toBeGreaterThan(maxBytes / 2);
  expect(maxTextureBytes).toBeLessThan(maxBytes);
});
