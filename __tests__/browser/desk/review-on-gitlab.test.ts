import { answerAsGitlab } from "../../support/git-hosts/gitlab";
import { testReviewJourneys } from "../../support/git-hosts/review-journeys";

testReviewJourneys({
  settings: { DESK: "gitlab", DESK_REPO: "group/team/site" },
  answer: answerAsGitlab,
  resultUrl: /^https:\/\/gitlab\.com\/group\/team\/site\/-\/jobs\//,
});
