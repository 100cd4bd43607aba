import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Dialog } from "../../../src/components/ui/dialog/dialog";
import { emptyLabels, UiLabelsContext } from "../../../src/components/ui/labels";

const Page = () => {
  const [open, setOpen] = useState(false);
  return (
    <UiLabelsContext.Provider value={{ ...emptyLabels, close: "Close" }}>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && (
        <Dialog title="A question" text="Think first." onClose={() => setOpen(false)}>
          <label>
            Answer <input />
          </label>
        </Dialog>
      )}
    </UiLabelsContext.Provider>
  );
};

const dialog = (): HTMLElement => screen.getByRole("dialog", { name: "A question" });

beforeEach(async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
});

test("opens with its title and focuses the first control", () => {
  expect(dialog()).toBeVisible();
  expect(dialog()).toHaveTextContent("Think first.");
  expect(screen.getByRole("textbox", { name: "Answer" })).toHaveFocus();
});

test.each([
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["its button", () => userEvent.click(screen.getByRole("button", { name: "Close" }))],
  ["a click on the backdrop", () => userEvent.click(dialog())],
])("closes with %s and returns the focus", async (_way, close) => {
  await close();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Open" })).toHaveFocus();
});

test("stays open after a click inside", async () => {
  await userEvent.click(screen.getByText("Think first."));
  expect(dialog()).toBeVisible();
});

test("stays open when a selection of text inside ends on the backdrop", async () => {
  await userEvent.pointer([
    { keys: "[MouseLeft>]", target: screen.getByText("Think first.") },
    { keys: "[/MouseLeft]", target: dialog() },
  ]);
  expect(dialog()).toBeVisible();
});

test("can be opened again", async () => {
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  expect(dialog()).toBeVisible();
});
