import { violations } from "../../support/browser/accessibility";
import { moveFingers } from "../../support/browser/input/fingers";
import { expectChanges } from "../../support/viewer/canvas-pictures";
import { labels, modelPath, openTrueSize, product, section } from "../../support/viewer/model-page";
import { expect, test } from "../../support/viewer/viewer-fixtures";
import { PHONE, type ViewerPage } from "../../support/viewer/viewer-page";

const ANDROID = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36";
const MIN_DIFFERENCE = 1;

async function expectFit({ page }: ViewerPage): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);
  expect(await violations(page, "#parts")).toEqual([]);
}

test("fits the width of an Android phone in every mode, links to Scene Viewer, and zooms with two fingers", async ({
  openViewer,
}) => {
  const model = await openViewer(modelPath, { ...PHONE, userAgent: ANDROID });
  const { page } = model;
  await openTrueSize(model);
  for (const mode of [labels.allDevices, labels.screenScale, labels.realSize]) {
    await model.button(mode).click();
    await expectFit(model);
  }
  await model.button(labels.trueSize).click();
  await model.button(product.parts[0]?.name ?? "").click();
  await expectFit(model);

  const intent = (await section(model).getByRole("link", { name: labels.viewInRoom }).getAttribute("href")) ?? "";
  expect(intent).toMatch(/^intent:\/\/arvr\.google\.com\/scene-viewer\//);
  const file = new URLSearchParams(intent.split("?")[1]).get("file");
  expect(file).toMatch(new RegExp(`^${new URL(page.url()).origin}/.+\\.glb$`));

  const session = await page.context().newCDPSession(page);
  await expectChanges(model.view(), MIN_DIFFERENCE, [
    async () => {
      const { x, y, width, height } = await model.viewBox();
      const [middleX, middleY] = [x + width / 2, y + height / 2];
      await moveFingers(session, [
        [
          [middleX - 20, middleY],
          [middleX - 70, middleY],
        ],
        [
          [middleX + 20, middleY],
          [middleX + 70, middleY],
        ],
      ]);
    },
  ]);
});
