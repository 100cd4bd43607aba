import { screen, waitFor } from "@testing-library/react";
import { LazyForm } from "../../../src/forms/ui/lazy-form";
import { fillIn, press } from "../../support/dom/fill";
import { scrollOnScreen, stubScreen } from "../../support/dom/screen";
import { renderInSite } from "../../support/dom/site-view";

jest.mock("../../../src/forms/ui/live-form", () => {
  throw new Error("The network is down.");
});

test("keeps the served form, which the browser submits, when the script cannot be loaded", async () => {
  stubScreen();
  const submitted = jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined);
  renderInSite(<LazyForm name="newsletter" />);
  scrollOnScreen(true);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.getByRole("form")).toHaveAttribute("action");
  expect(submitted).not.toHaveBeenCalled();
  const prevented: boolean[] = [];
  addEventListener("invalid", ({ defaultPrevented }) => prevented.push(defaultPrevented), true);
  press("newsletter");
  // The message of the browser is shown when that of the page cannot be loaded.
  await waitFor(() => expect(prevented.at(-1)).toBe(false));
  fillIn("newsletter");
  press("newsletter");
  await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
});
