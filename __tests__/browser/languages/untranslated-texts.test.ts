import { createMarker, keysOf } from "../../../gatsby/outputs/languages/source-language/mark-elements";
import { sourceLanguageScript } from "../../../gatsby/outputs/languages/source-language/page-script";
import { KINDS } from "../../../testing/page-kinds";
import { languagePaths, site } from "../../../testing/routes";
import { settle } from "../../../testing/site";
import { documentOf } from "../../support/built/built";
import { expect, test } from "../../support/browser/fixtures";

const [language = ""] = languagePaths;

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });

test("a text that is not translated has its language after client-side navigation", async ({
  page,
  siteUrl,
  listFaults,
}) => {
  test.skip(language === "", "The site has one language.");
  // All texts of the site are translated, so the test treats the heading of the product as untranslated.
  const heading = documentOf(language + KINDS.product).querySelector("h1")?.textContent ?? "";
  const keys = keysOf([heading]);
  const source = { lang: site.language };
  const script = `${language}/source-language.js`;
  await page.route(siteUrl + script, (route) =>
    route.fulfill({ contentType: "text/javascript", body: sourceLanguageScript(keys, source) }),
  );
  await page.route(siteUrl + language, async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, body: createMarker(keys, source, script)(await response.text()) });
  });
  await page.goto(language);
  await settle(page);
  const main = page.getByRole("main");
  const marked = main.locator(`[lang="${source.lang}"]`);
  expect(await marked.count()).toBe(0);
  await main.locator(`a[href="${language}${KINDS.product}"]`).first().click();
  await expect(page).toHaveURL(language + KINDS.product);
  await expect(marked.getByText(heading, { exact: true })).toBeVisible();
  await page.goBack();
  await page.waitForURL(({ pathname }) => pathname.replace(/\/$/, "") === language);
  await expect(marked).toHaveCount(0);
  expect(await listFaults()).toEqual([]);
});
