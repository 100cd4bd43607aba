import { languagePaths } from "../../../testing/routes";
import { translatedKinds } from "../../support/browser/language-routes";
import type { PageVisits } from "../../support/browser/page-visits";
import { faultsOnPhone, FINE_SCREEN, startPhoneVisits } from "../../support/browser/phone-visits";

/** A site in one language has no such page. */
const describeLanguages = languagePaths.length > 0 ? describe.each(languagePaths) : describe.skip.each([""]);

describeLanguages("below %s", (language) => {
  let visits: PageVisits;
  beforeAll(async () => {
    visits = await startPhoneVisits(FINE_SCREEN, language.slice(1));
  });
  afterAll(() => visits.close());

  test.each(translatedKinds(language))("%s has no fault on a phone", async (path) => {
    expect(await faultsOnPhone(visits, path)).toEqual([]);
  });
});
