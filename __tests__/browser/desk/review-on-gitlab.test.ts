import { test } from "../../support/desk/desk-fixtures";
import { answerAsGitlab } from "../../support/git-hosts/gitlab";
import { testReviewJourneys } from "../../support/git-hosts/review-journeys";

test.describe("a desk with review on GitLab", () =>
  testReviewJourneys({
    settings: { DESK: "gitlab", DESK_REPO: "group/team/site" },
    answer: answerAsGitlab,
    resultUrl: /^https:\/\/gitlab\.com\/group\/team\/site\/-\/jobs\//,
  }));
