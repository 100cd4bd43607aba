import { act, fireEvent, render, screen, within } from "@testing-library/react";
import type { Notice } from "../../../src/components/ui/notices/notice";
import { NoticesProvider, useNotify } from "../../../src/components/ui/notices/notices";
import { emptyLabels, UiLabelsContext } from "../../../src/components/ui/labels";

const sent: Notice = { title: "Message Sent!", text: "Thank you.", tone: "success" };
const failed: Notice = { title: "Error", text: "Please try again.", tone: "failure" };

let notify: (notice: Notice) => void;
const Part = () => {
  const tell = useNotify();
  return <button onClick={() => (notify = tell)}>Ready</button>;
};

/** Shows a notice and waits for its script. */
const tell = (notice: Notice): Promise<void> =>
  act(async () => {
    notify(notice);
    await import("../../../src/components/ui/notices/notice-list");
  });
const wait = (time: number): void => act(() => jest.advanceTimersByTime(time));
const notices = (): HTMLElement => screen.getByLabelText("Notices");

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <UiLabelsContext.Provider value={{ ...emptyLabels, dismiss: "Dismiss", notices: "Notices" }}>
      <NoticesProvider>
        <Part />
      </NoticesProvider>
    </UiLabelsContext.Provider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Ready" }));
});
afterEach(() => jest.useRealTimers());

test("a success is a status, a failure an alert", async () => {
  await tell(sent);
  await tell(failed);
  expect(screen.getByRole("status")).toHaveTextContent("Message Sent!Thank you.");
  expect(screen.getByRole("alert")).toHaveTextContent("ErrorPlease try again.");
});

test("each notice disappears after 8 seconds", async () => {
  await tell(sent);
  wait(5000);
  await tell(failed);
  wait(2999);
  expect(screen.getByRole("status")).toBeVisible();
  wait(1);
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  expect(screen.getByRole("alert")).toBeVisible();
  wait(5000);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test.each([
  ["the pointer", fireEvent.pointerEnter, fireEvent.pointerLeave],
  ["the focus", fireEvent.focus, fireEvent.blur],
])("stays while %s is on it, and disappears 8 seconds later", async (_what, enter, leave) => {
  await tell(sent);
  const part = _what === "the focus" ? screen.getByRole("button", { name: "Dismiss" }) : screen.getByRole("status");
  enter(part);
  wait(60_000);
  expect(screen.getByRole("status")).toBeVisible();
  leave(part);
  wait(7999);
  expect(screen.getByRole("status")).toBeVisible();
  wait(1);
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test("its button dismisses only this notice", async () => {
  await tell(sent);
  await tell(failed);
  fireEvent.click(within(screen.getByRole("alert")).getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(screen.getByRole("status")).toBeVisible();
});

test("notices are in the top layer, also above an open dialog", async () => {
  const shown = (): boolean => screen.queryByLabelText("Notices")?.matches(":popover-open") ?? false;
  expect(shown()).toBe(false);
  await tell(sent);
  expect(shown()).toBe(true);
  const again = jest.spyOn(notices(), "showPopover");
  await tell(failed);
  expect(again).toHaveBeenCalledTimes(1);
  wait(8000);
  expect(shown()).toBe(false);
});

test("stays while it has the focus, after the mouse has left it", async () => {
  await tell(sent);
  fireEvent.focus(screen.getByRole("button", { name: "Dismiss" }));
  fireEvent.pointerEnter(screen.getByRole("status"));
  fireEvent.pointerLeave(screen.getByRole("status"));
  wait(60_000);
  expect(screen.getByRole("status")).toBeVisible();
});

test("dismissing by keyboard moves the focus to the next notice, and from the last to its previous position", async () => {
  await tell(sent);
  await tell(failed);
  const ready = screen.getByRole("button", { name: "Ready" });
  act(() => ready.focus());
  const [first, second] = screen.getAllByRole("button", { name: "Dismiss" });
  act(() => first?.focus());
  act(() => first?.click());
  expect(second).toHaveFocus();
  act(() => second?.click());
  expect(ready).toHaveFocus();
});

test("a notice is inside an open dialog, where it is interactive, and stays when the dialog closes", async () => {
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.setAttribute("open", "");
  await tell(sent);
  expect(within(dialog).getByRole("button", { name: "Dismiss" })).toBeVisible();
  dialog.remove();
  fireEvent(dialog, new Event("close"));
  expect(screen.getByRole("status")).toBeVisible();
});
