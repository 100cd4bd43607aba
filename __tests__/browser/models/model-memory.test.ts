import type { CDPSession } from "@playwright/test";
import { labelOf, labels, modelPages, openStage } from "../../support/viewer/model-page";
import type { ViewerPage } from "../../support/viewer/viewer-page";

const OPENINGS = 5;
const MAX_GROWTH_BYTES = 5_000_000;

const open = modelPages();

async function openAndClose(model: ViewerPage): Promise<void> {
  await openStage(model);
  await model.button(labels.close).click();
  await model.button(labelOf("turnIt")).waitFor();
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

test("opening and closing the stage again and again does not leak memory", async () => {
  const model = await open();
  const session = await model.page.context().newCDPSession(model.page);
  // The first opening loads the script.
  await openAndClose(model);
  const before = await usedBytes(session);
  for (let opening = 0; opening < OPENINGS; opening += 1) await openAndClose(model);
  expect((await usedBytes(session)) - before).toBeLessThan(MAX_GROWTH_BYTES);
  expect([await model.policyViolations(), model.messages]).toEqual([[], []]);
});
