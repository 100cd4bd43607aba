import type { PageVisits } from "../support/browser/page-visits";
import { entries, faultsOnPhone, startPhoneVisits } from "../support/browser/phone-visits";

let visits: PageVisits;
beforeAll(async () => {
  visits = await startPhoneVisits();
});
afterAll(() => visits.close());

test.each(entries)("%s has no fault on a phone", async (path) => {
  expect(await faultsOnPhone(visits, path)).toEqual([]);
});
