import { render, screen } from "@testing-library/react";
import { AssistantFrame } from "../../../src/features/support/assistant-frame";
import { pageOf } from "../../support/content/pages";

const { assistant, labels } = pageOf<Queries.SupportPageQuery>("support");

/** Renders a frame with this URL and returns its sandbox permissions. */
function permissionsOf(url: string): string[] {
  render(<AssistantFrame id="assistant" head={assistant} url={url} sources={[]} labels={labels} />);
  const element = screen.getByTitle(labels.frameTitle);
  expect(element).toHaveAttribute("src", url);
  expect(element).toHaveAttribute("height", "700");
  return element.getAttribute("sandbox")?.split(" ").sort() ?? [];
}

test("a page of the site may run scripts and open links outside its frame, but not access the site's origin", () => {
  expect(permissionsOf("/support/assistant")).toEqual([
    "allow-forms",
    "allow-popups",
    "allow-popups-to-escape-sandbox",
    "allow-scripts",
    "allow-top-navigation-by-user-activation",
  ]);
});

test("a provider's page keeps its own origin and cannot navigate the site", () => {
  expect(permissionsOf("https://chat.example/frame")).toEqual([
    "allow-forms",
    "allow-popups",
    "allow-popups-to-escape-sandbox",
    "allow-same-origin",
    "allow-scripts",
  ]);
});
