import { createMarker, keysOf } from "../../../gatsby/outputs/languages/source-language/mark-elements";
import { sourceLanguageScript } from "../../../gatsby/outputs/languages/source-language/page-script";
import { KINDS } from "../../../testing/page-kinds";
import { languagePaths, site } from "../../../testing/routes";
import { settle, watchPage } from "../../../testing/site";
import { watchPolicy } from "../../support/browser/policy";
import { siteVisit } from "../../support/browser/site-visit";
import { documentOf } from "../../support/browser/built";

const visit = siteVisit();
const [language = ""] = languagePaths;
/** A site in one language has none of this. */
const testLanguages = languagePaths.length > 0 ? test : test.skip;

testLanguages("a text that is not translated has its language after client-side navigation", async () => {
  const page = await visit.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
  const [messages, policyViolations] = [watchPage(page, visit.url), await watchPolicy(page)];
  // All texts of the site are translated, so the test treats the heading of the product as untranslated.
  const heading = documentOf(language + KINDS.product).querySelector("h1")?.textContent ?? "";
  const keys = keysOf([heading]);
  const source = { lang: site.language };
  const script = `${language}/source-language.js`;
  await page.route(visit.url + script, (route) =>
    route.fulfill({ contentType: "text/javascript", body: sourceLanguageScript(keys, source) }),
  );
  await page.route(visit.url + language, async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, body: createMarker(keys, source, script)(await response.text()) });
  });
  await page.goto(visit.url + language);
  await settle(page);
  const main = page.getByRole("main");
  expect(await main.locator(`[lang="${source.lang}"]`).count()).toBe(0);
  await main.locator(`a[href="${language}${KINDS.product}"]`).first().click();
  await page.waitForURL(`**${language}${KINDS.product}`);
  await main.locator(`[lang="${source.lang}"]`).getByText(heading, { exact: true }).waitFor();
  await page.goBack();
  await page.waitForURL(({ pathname }) => pathname.replace(/\/$/, "") === language);
  await page.waitForFunction((lang) => !document.querySelector(`main [lang="${lang}"]`), source.lang);
  expect([...messages, ...(await policyViolations())]).toEqual([]);
});
