import { screen, waitFor } from "@testing-library/react";
import { LazyForm } from "../../src/forms/lazy-form";
import { fillIn, press } from "../support/fill";
import { scrollOnScreen, standScreen } from "../support/screen";
import { drawInSite } from "../support/site-view";

jest.mock("../../src/forms/form-panel", () => {
  throw new Error("The network is away.");
});

test("a form whose script cannot be had stays as it was served, and is handed to the mail program", async () => {
  standScreen();
  const handedOver = jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined);
  drawInSite(<LazyForm name="newsletter" />);
  scrollOnScreen(true);
  await new Promise((done) => setTimeout(done, 20));
  expect(screen.getByRole("form")).toHaveAttribute("action");
  expect(handedOver).not.toHaveBeenCalled();
  fillIn("newsletter");
  press("newsletter");
  await waitFor(() => expect(handedOver).toHaveBeenCalledTimes(1));
});
