import { screen } from "@testing-library/react";
import { AccuracyGuide } from "../../../src/features/tools/accuracy/accuracy-guide";
import type { AccuracyContent } from "../../../src/features/tools/accuracy/accuracy-content";
import { contentOf, nulls } from "../../support/content/data";
import { pageOf } from "../../support/content/pages";
import { renderInSite } from "../../support/dom/site-view";

const NO_TOOLS = nulls("decisionLink", "finderLink", "plannerLink", "accuracyLink", "compareLink", "factLabels");

jest.mock("../../../src/features/tools/accuracy/answer-module", () => {
  throw new Error("The network is lost.");
});

test("refers to the list of decisions if the answer cannot be loaded", async () => {
  const { labels, answer, specification } = pageOf<Queries.AccuracyPageQuery>("accuracy");
  const guide = { ...contentOf<AccuracyContent["guide"]>("accuracy.json"), devices: [] };
  history.replaceState(null, "", "/products/accuracy?decision=permit&distance=24&view=one&capture=walk&control=no");
  const content = { guide, labels, scaleLabels: null, tools: NO_TOOLS, locale: "en-US" };
  renderInSite(<AccuracyGuide content={content} answer={answer} specification={specification} />);
  expect(await screen.findByText(labels.failed)).toBeVisible();
});
