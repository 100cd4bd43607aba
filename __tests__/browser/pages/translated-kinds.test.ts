import { languagePaths } from "../../../testing/routes";
import { translatedKinds } from "../../support/browser/language-routes";
import { visitOnPhone } from "../../support/sweep/page-visits";
import { expect, test } from "../../support/sweep/sweep";

for (const language of languagePaths) {
  for (const path of translatedKinds(language)) {
    test(`${path} has no fault on a phone`, async ({ sweep }) => {
      expect((await visitOnPhone(sweep, path, language.slice(1))).faults).toEqual([]);
    });
  }
}
