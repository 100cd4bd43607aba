import { act, fireEvent, render, screen, within } from "@testing-library/react";
import type { Notice } from "../../../src/ui/notices/notice";
import { NoticesProvider, useNotify } from "../../../src/ui/notices/notices";
import { emptyLabels, UiLabelsContext } from "../../../src/ui/labels";

const sent: Notice = { title: "Message Sent!", text: "Thank you.", tone: "success" };
const failed: Notice = { title: "Error", text: "Please try again.", tone: "failure" };

let notify: (notice: Notice) => void;
/** A click on the button stores `notify` for the tests. */
const NotifyGetter = () => {
  const notifyOfPage = useNotify();
  return <button onClick={() => (notify = notifyOfPage)}>Ready</button>;
};

/** Shows a notice and waits for its script. */
const showNotice = (notice: Notice): Promise<void> =>
  act(async () => {
    notify(notice);
    await import("../../../src/ui/notices/notice-list");
  });
const wait = (milliseconds: number): void => act(() => jest.advanceTimersByTime(milliseconds));
const notices = (): HTMLElement => screen.getByLabelText("Notices");

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <UiLabelsContext.Provider value={{ ...emptyLabels, dismiss: "Dismiss", notices: "Notices" }}>
      <NoticesProvider>
        <NotifyGetter />
      </NoticesProvider>
    </UiLabelsContext.Provider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Ready" }));
});
afterEach(() => jest.useRealTimers());

test("a success has the role status, a failure the role alert", async () => {
  await showNotice(sent);
  await showNotice(failed);
  expect(screen.getByRole("status")).toHaveTextContent("Message Sent!Thank you.");
  expect(screen.getByRole("alert")).toHaveTextContent("ErrorPlease try again.");
});

test("each notice disappears after 8 seconds", async () => {
  await showNotice(sent);
  wait(5000);
  await showNotice(failed);
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
])("a notice stays while %s is on it, and disappears 8 seconds later", async (cause, enter, leave) => {
  await showNotice(sent);
  const target = cause === "the focus" ? screen.getByRole("button", { name: "Dismiss" }) : screen.getByRole("status");
  enter(target);
  wait(60_000);
  expect(screen.getByRole("status")).toBeVisible();
  leave(target);
  wait(7999);
  expect(screen.getByRole("status")).toBeVisible();
  wait(1);
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test("the button of a notice dismisses only that notice", async () => {
  await showNotice(sent);
  await showNotice(failed);
  fireEvent.click(within(screen.getByRole("alert")).getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(screen.getByRole("status")).toBeVisible();
});

test("notices are in the top layer, and each new notice moves them above an open dialog", async () => {
  const shown = (): boolean => screen.queryByLabelText("Notices")?.matches(":popover-open") ?? false;
  expect(shown()).toBe(false);
  await showNotice(sent);
  expect(shown()).toBe(true);
  const showPopover = jest.spyOn(notices(), "showPopover");
  await showNotice(failed);
  expect(showPopover).toHaveBeenCalledTimes(1);
  wait(8000);
  expect(shown()).toBe(false);
});

test("a notice with the focus stays after the pointer has left it", async () => {
  await showNotice(sent);
  fireEvent.focus(screen.getByRole("button", { name: "Dismiss" }));
  fireEvent.pointerEnter(screen.getByRole("status"));
  fireEvent.pointerLeave(screen.getByRole("status"));
  wait(60_000);
  expect(screen.getByRole("status")).toBeVisible();
});

test("dismissing a focused notice moves the focus to the next one, and after the last one to its former position", async () => {
  await showNotice(sent);
  await showNotice(failed);
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
  await showNotice(sent);
  expect(within(dialog).getByRole("button", { name: "Dismiss" })).toBeVisible();
  dialog.remove();
  fireEvent(dialog, new Event("close"));
  expect(screen.getByRole("status")).toBeVisible();
});
