import { fireEvent } from "@testing-library/react";

/** Adds a dialog with two buttons to the page. */
function addDialog(): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.innerHTML = "<button disabled>First</button><button>Second</button>";
  document.body.append(dialog);
  return dialog;
}
const pressEscape = (): boolean => fireEvent.keyDown(document.body, { key: "Escape" });

afterEach(() => {
  for (const dialog of document.querySelectorAll("dialog")) {
    dialog.close();
    dialog.remove();
  }
});

test("a modal dialog opens with the focus on its first enabled control", () => {
  const dialog = addDialog();
  dialog.showModal();
  expect(dialog.open).toBe(true);
  expect(document.activeElement?.textContent).toBe("Second");
});

test("a dialog that is open or outside of the document cannot be opened", () => {
  const dialog = addDialog();
  dialog.showModal();
  expect(() => dialog.showModal()).toThrow("already open");
  expect(() => document.createElement("dialog").showModal()).toThrow("not in the page");
});

test("Escape closes the topmost dialog, which then dispatches a close event", async () => {
  const [below, above] = [addDialog(), addDialog()];
  below.showModal();
  above.showModal();
  const closed = jest.fn();
  above.addEventListener("close", closed);
  pressEscape();
  expect([below.open, above.open]).toEqual([true, false]);
  expect(closed).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(closed).toHaveBeenCalledTimes(1);
});

test("a dialog that prevents its cancel event stays open", () => {
  const dialog = addDialog();
  dialog.showModal();
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  pressEscape();
  expect(dialog.open).toBe(true);
});

test("only a popover that is shown matches :popover-open", () => {
  const popover = document.createElement("div");
  expect(() => popover.showPopover()).toThrow("not a popover");
  popover.setAttribute("popover", "manual");
  expect(popover.matches(":popover-open")).toBe(false);
  popover.showPopover();
  expect(popover.matches(":popover-open")).toBe(true);
  expect(() => popover.showPopover()).toThrow("already shown");
  popover.hidePopover();
  expect(popover.matches(":popover-open")).toBe(false);
});
