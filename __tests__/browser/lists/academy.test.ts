import { waitForHydration } from "../../../testing/site";
import { expect, test } from "../../support/browser/fixtures";
import { skipWithoutPages } from "../../support/browser/skips";
import { itemsOf } from "../../support/content/pages";

const faqs = itemsOf("academy/faqs.json");

test("opens one question at a time and closes it again", async ({ page }) => {
  skipWithoutPages("/academy");
  test.skip(faqs.length < 2, "The academy does not have two questions.");
  await page.goto("/academy?tab=help");
  await waitForHydration(page);
  const open = page.locator("details[name=faq][open]");
  const questions = page.locator("details[name=faq] > summary");
  await expect(questions).toHaveCount(faqs.length);
  await questions.nth(0).click();
  await expect(open).toHaveCount(1);
  await questions.nth(1).click();
  await expect(open.locator("summary")).toHaveText([(await questions.nth(1).textContent()) ?? ""]);
  await questions.nth(1).click();
  await expect(open).toHaveCount(0);
});
