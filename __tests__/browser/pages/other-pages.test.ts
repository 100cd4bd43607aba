import { kindPaths } from "../../../testing/page-kinds";
import { isTerm, routes } from "../../../testing/routes";
import { visitOnPhone } from "../../support/sweep/page-visits";
import { expect, test } from "../../support/sweep/sweep";

// Of the glossary's terms, which differ only in a few sentences, one is among the kinds.
for (const path of routes.filter((route) => !kindPaths.includes(route) && !isTerm(route))) {
  test(`${path} has no fault on a phone`, async ({ sweep }) => {
    expect((await visitOnPhone(sweep, path)).faults).toEqual([]);
  });
}
