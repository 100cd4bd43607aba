import { failedClaims } from "../../testing/accessibility/failed-claims";
import { readStatement } from "../../testing/accessibility/statement";
import { walkPages } from "../../testing/accessibility/walk-pages";
import { visitSite } from "../../testing/site";
import { testIf } from "../support/content/test-if";

const statement = readStatement();

// The same as `npm run accessibility`, which also writes the day.
testIf(statement !== undefined, "The site has no accessibility statement.")(
  "axe confirms each rule that the accessibility statement names",
  async () => {
    const visit = await visitSite();
    const outcomes = await walkPages(visit).finally(() => visit.close());
    expect(failedClaims(statement?.criteria ?? [], outcomes)).toEqual([]);
  },
);
