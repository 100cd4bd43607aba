import { test } from "../../support/desk/desk-fixtures";
import { answerAsGithub } from "../../support/git-hosts/github";
import { testReviewJourneys } from "../../support/git-hosts/review-journeys";

test.describe("a desk with review on GitHub", () =>
  testReviewJourneys({
    settings: { DESK: "github", DESK_REPO: "owner/site" },
    answer: answerAsGithub,
    resultUrl: /^https:\/\/github\.com\/owner\/site\/runs\//,
  }));
