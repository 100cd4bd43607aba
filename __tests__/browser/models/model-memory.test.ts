import type { CDPSession } from "@playwright/test";
import { labelOf, labels, modelPath, openStage } from "../../support/viewer/model-page";
import { expect, test } from "../../support/viewer/viewer-fixtures";
import type { ViewerPage } from "../../support/viewer/viewer-page";

/** Few, because software rendering takes seconds for each. */
const OPENINGS = 2;
const MAX_GROWTH_BYTES = 2_000_000;

async function openAndClose(model: ViewerPage): Promise<void> {
  await openStage(model);
  await model.button(labels.close).click();
  await expect(model.button(labelOf("turnIt"))).toBeVisible();
}

/** The bytes that the page uses after a garbage collection. */
async function usedBytes(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize, backingStorageSize } = (await session.send("Runtime.getHeapUsage")) as {
    usedSize: number;
    backingStorageSize?: number;
  };
  return usedSize + (backingStorageSize ?? 0);
}

test("opening and closing the stage again and again does not leak memory", async ({ openViewer }) => {
  const model = await openViewer(modelPath);
  const session = await model.page.context().newCDPSession(model.page);
  // The first opening loads the script.
  await openAndClose(model);
  const before = await usedBytes(session);
  for (let opening = 0; opening < OPENINGS; opening += 1) await openAndClose(model);
  expect((await usedBytes(session)) - before).toBeLessThan(MAX_GROWTH_BYTES);
  expect(await model.listFaults()).toEqual([]);
});
