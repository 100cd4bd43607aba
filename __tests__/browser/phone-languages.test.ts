import { translatedKinds } from "../support/browser/language-routes";
import type { PageVisits } from "../support/browser/page-visits";
import { faultsOnPhone, FINE_SCREEN, startPhoneVisits } from "../support/browser/phone-visits";

let visits: PageVisits;
beforeAll(async () => {
  visits = await startPhoneVisits(FINE_SCREEN);
});
afterAll(() => visits.close());

/** A site in one language has no such page. */
const testKinds = translatedKinds.length > 0 ? test.each(translatedKinds) : test.skip.each([""]);

testKinds("%s has no fault on a phone", async (path) => {
  expect(await faultsOnPhone(visits, path)).toEqual([]);
});
