import { renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Action } from "../../../src/forms/ui/action";
import { useForms } from "../../../src/forms/ui/use-forms";
import { renderInSite, stubSiteContent } from "../../support/dom/site-view";

const renderAction = (to: string) => renderInSite(<Action text="Go" to={to} />);

test("renders a path as a link", () => {
  renderAction("/contact");
  expect(screen.getByRole("link", { name: "Go" })).toHaveAttribute("href", "/contact");
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("without script, the demo form is on the showcase; without that page, its mailbox remains", () => {
  stubSiteContent();
  expect(renderHook(useForms).result.current.getFallbackLink("demo")).toBe("/showcase#demo");
  stubSiteContent({ hasShowcase: false });
  expect(renderHook(useForms).result.current.getFallbackLink("demo")).toBe("mailto:vertrieb@stammwerk.example");
});

test.each([
  ["dialog:demo", "Vorführung"],
  ["dialog:partnership-inquiry", "Anfrage zur Zusammenarbeit"],
  ["dialog:marketplace-general", "Angebot einreichen"],
])("%s opens the dialog “%s” and has aria-haspopup", async (to, title) => {
  renderAction(to);
  const button = screen.getByRole("button", { name: "Go" });
  expect(button).toHaveAttribute("aria-haspopup", "dialog");
  await userEvent.click(button);
  expect(await screen.findByRole("dialog", { name: title })).toBeVisible();
});
