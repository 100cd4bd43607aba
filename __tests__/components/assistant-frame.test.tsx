import { render, screen } from "@testing-library/react";
import { AssistantFrame } from "../../src/features/support/assistant-frame";
import { pageOf } from "../support/pages";

const { assistant, labels } = pageOf<Queries.SupportPageQuery>("support");

/** What the frame at this address may do. */
function rightsOf(frame: string): string[] {
  render(<AssistantFrame id="assistant" head={assistant} frame={frame} sources={[]} labels={labels} />);
  const element = screen.getByTitle(labels.frameTitle);
  expect(element).toHaveAttribute("src", frame);
  expect(element).toHaveAttribute("height", "700");
  return element.getAttribute("sandbox")?.split(" ").sort() ?? [];
}

test("our own page runs and leads out of its frame, but is a stranger to the site around it", () => {
  expect(rightsOf("/support/assistant")).toEqual([
    "allow-forms",
    "allow-popups",
    "allow-popups-to-escape-sandbox",
    "allow-scripts",
    "allow-top-navigation-by-user-activation",
  ]);
});

test("a provider's page keeps its own origin and cannot lead the visitor away", () => {
  expect(rightsOf("https://chat.example/frame")).toEqual([
    "allow-forms",
    "allow-popups",
    "allow-popups-to-escape-sandbox",
    "allow-same-origin",
    "allow-scripts",
  ]);
});
