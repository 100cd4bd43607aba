import { screen, waitFor } from "@testing-library/react";
import type * as LiveForms from "../../../src/forms/ui/live-form";
import { LazyForm } from "../../../src/forms/ui/lazy-form";
import { formContent } from "../../support/content/data";
import { fillIn } from "../../support/dom/fill";
import { scrollOnScreen, stubScreen } from "../../support/dom/screen";
import { renderInSite } from "../../support/dom/site-view";

jest.mock("../../../src/forms/ui/live-form", () => ({
  ...jest.requireActual<typeof LiveForms>("../../../src/forms/ui/live-form"),
  FormPanel: () => {
    throw new Error("The live form is broken.");
  },
}));

test("shows the served form again when the live form throws", async () => {
  stubScreen();
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  renderInSite(<LazyForm name="newsletter" />);
  scrollOnScreen(true);
  await waitFor(() => expect(logged).toHaveBeenCalled());
  const form = screen.getByRole("form", { name: formContent("newsletter").title });
  expect(form).toHaveAttribute("action", "/api/submit-form?form=newsletter");
  fillIn("newsletter");
  let isPrevented = false;
  addEventListener("submit", (event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  });
  screen.getByRole("button", { name: formContent("newsletter").submit }).click();
  expect(isPrevented).toBe(false);
  logged.mockRestore();
});
