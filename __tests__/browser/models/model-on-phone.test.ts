import { violations } from "../../support/browser/accessibility";
import { moveFingers } from "../../support/browser/fingers";
import { labels, modelPages, openStage, openTrueSize, product, section } from "../../support/viewer/model-page";
import { meanDifference, PHONE, type ViewerPage } from "../../support/viewer/viewer-page";

const WIDTH_PX = 390;
const ANDROID = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36";

const open = modelPages();
const pageWidth = ({ page }: ViewerPage): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

test("fits the width of a phone in every mode", async () => {
  const model = await open(PHONE);
  await openTrueSize(model);
  for (const mode of [labels.allDevices, labels.screenScale, labels.realSize]) {
    await model.button(mode).click();
    expect(await pageWidth(model)).toBe(WIDTH_PX);
    expect(await violations(model.page, "#parts")).toEqual([]);
  }
  await model.button(labels.trueSize).click();
  await model.button(product.parts[0]?.name ?? "").click();
  expect(await pageWidth(model)).toBe(WIDTH_PX);
  expect(await violations(model.page, "#parts")).toEqual([]);
});

test("zooms with two fingers", async () => {
  const model = await open(PHONE);
  await openStage(model);
  const before = await model.idleScreenshot();
  const { x, y, width, height } = await model.viewBox();
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const session = await model.page.context().newCDPSession(model.page);
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
  expect(meanDifference(before, await model.idleScreenshot())).toBeGreaterThan(1);
});

test("links to Scene Viewer on Android only, and to Quick Look only where it is supported", async () => {
  const link = (model: ViewerPage) => section(model).getByRole("link", { name: labels.viewInRoom });
  const laptop = await open();
  await openStage(laptop);
  expect(await link(laptop).count()).toBe(0);
  const phone = await open({ ...PHONE, userAgent: ANDROID });
  await openStage(phone);
  const intent = await link(phone).getAttribute("href");
  const { origin } = new URL(phone.page.url());
  expect(intent).toMatch(/^intent:\/\/arvr\.google\.com\/scene-viewer\//);
  expect(new URLSearchParams(intent?.split("?")[1]).get("file")).toMatch(new RegExp(`^${origin}/.+\\.glb$`));
  const tablet = await open({}, (page) =>
    page.addInitScript(() => {
      DOMTokenList.prototype.supports = (token) => token === "ar";
    }),
  );
  await openStage(tablet);
  expect(await link(tablet).getAttribute("rel")).toBe("ar");
  expect(await link(tablet).getAttribute("href")).toMatch(/\.usdz$/);
});
