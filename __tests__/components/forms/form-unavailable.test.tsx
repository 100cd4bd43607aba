import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Action } from "../../../src/forms/ui/action";
import { renderInSite } from "../../support/dom/site-view";

jest.mock("../../../src/forms/ui/form-dialog", () => {
  throw new Error("The network is down.");
});

test("shows an alert when the script of a dialog cannot be loaded", async () => {
  renderInSite(<Action text="Go" to="dialog:demo" />);
  await userEvent.click(screen.getByRole("button", { name: "Go" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Das Formular ließ sich nicht ladenBitte die Verbindung prüfen und noch einmal versuchen.",
  );
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
