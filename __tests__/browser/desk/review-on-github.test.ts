import { answerAsGithub } from "../../support/git-hosts/github";
import { testReviewJourneys } from "../../support/git-hosts/review-journeys";

testReviewJourneys({
  settings: { DESK: "github", DESK_REPO: "owner/site" },
  answer: answerAsGithub,
  resultUrl: /^https:\/\/github\.com\/owner\/site\/runs\//,
});
