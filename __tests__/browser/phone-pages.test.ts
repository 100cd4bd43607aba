import type { PageVisits } from "../support/browser/page-visits";
import { faultsOnPhone, FINE_SCREEN, pages, startPhoneVisits } from "../support/browser/phone-visits";

let visits: PageVisits;
beforeAll(async () => {
  visits = await startPhoneVisits(FINE_SCREEN);
});
afterAll(() => visits.close());

test.each(pages)("%s has no fault on a phone", async (path) => {
  expect(await faultsOnPhone(visits, path)).toEqual([]);
});
