import { languagePaths } from "../../../testing/routes";
import { translatedKinds } from "../../support/browser/language-routes";
import { visitAtWidths, visitOnPhone } from "../../support/sweep/page-visits";
import { expect, test } from "../../support/sweep/sweep";

for (const language of languagePaths) {
  for (const path of translatedKinds(language)) {
    test(`${path} has no fault on a phone and at other widths`, async ({ sweep }) => {
      const locale = language.slice(1);
      const { faults } = await visitOnPhone(sweep, path, locale);
      expect([...faults, ...(await visitAtWidths(sweep, path, locale))]).toEqual([]);
    });
  }
}
