import { act, fireEvent, screen } from "@testing-library/react";
import { Action } from "../../../src/forms/ui/action";
import { THANKS_TIME } from "../../../src/forms/ui/form-panel";
import { FILLED } from "../../support/content/data";
import { fillIn, formValues, press } from "../../support/dom/fill";
import { answer, receiverStub, type Sent } from "../../support/dom/receiver";
import { renderInSite } from "../../support/dom/site-view";

let sent: Sent;
beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  sent = receiverStub();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const settle = (time = 0): Promise<void> => act(() => jest.advanceTimersByTimeAsync(time));
const dialog = (): HTMLElement | null => screen.queryByRole("dialog");
const opener = (): HTMLElement => screen.getByRole("button", { name: "Go" });

async function open(to: string): Promise<void> {
  renderInSite(<Action text="Go" to={to} />);
  opener().focus();
  fireEvent.click(opener());
  await settle();
}

test("the thanks for a demo request are shown for 2000 ms, then the dialog closes and the focus returns", async () => {
  await open("dialog:demo");
  fillIn("demo");
  press("demo");
  await settle();
  expect(screen.getByText("Thank You!")).toBeVisible();
  expect(screen.getByText("Demo request received")).toBeInTheDocument();
  expect(screen.queryByRole("form")).not.toBeInTheDocument();
  await settle(1999);
  expect(dialog()).toBeVisible();
  await settle(1);
  expect(dialog()).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
  expect(THANKS_TIME).toBe(2000);
});

test("opened again after the thanks, the form is empty", async () => {
  await open("dialog:demo");
  fillIn("demo");
  press("demo");
  await settle();
  await settle(2000);
  fireEvent.click(opener());
  await settle();
  expect(Object.values(formValues("demo")).join("")).toBe("");
});

test("a dialog closed during the thanks and opened again stays open", async () => {
  await open("dialog:demo");
  fillIn("demo");
  press("demo");
  await settle();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(dialog()).not.toBeInTheDocument();
  fireEvent.click(opener());
  await settle(3000);
  expect(dialog()).toBeVisible();
});

test("an inquiry closes its dialog at once and shows a notice", async () => {
  await open("dialog:partnership-inquiry");
  fillIn("partnership-inquiry");
  press("partnership-inquiry");
  await settle();
  expect(dialog()).not.toBeInTheDocument();
  expect(screen.getByText("Partnership Inquiry Received!")).toBeVisible();
});

test("a form that fails stays open with what was typed", async () => {
  sent.mockResolvedValue(answer(503));
  await open("dialog:demo");
  fillIn("demo");
  press("demo");
  await settle(5000);
  expect(dialog()).toBeVisible();
  expect(formValues("demo")).toEqual(FILLED.demo);
});

test("Cancel closes the dialog, and what was typed is kept for the visit", async () => {
  await open("dialog:partnership-inquiry");
  fillIn("partnership-inquiry");
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(dialog()).not.toBeInTheDocument();
  fireEvent.click(opener());
  await settle();
  expect(formValues("partnership-inquiry")).toEqual(FILLED["partnership-inquiry"]);
});

test("Back to another page closes the dialog, and what was typed is kept", async () => {
  history.replaceState(null, "", "/partners");
  await open("dialog:partnership-inquiry");
  fillIn("partnership-inquiry");
  history.replaceState(null, "", "/partners?program=reseller");
  fireEvent.popState(window);
  expect(dialog()).toBeVisible();
  history.replaceState(null, "", "/about");
  fireEvent.popState(window);
  expect(dialog()).not.toBeInTheDocument();
  fireEvent.click(opener());
  await settle();
  expect(formValues("partnership-inquiry")).toEqual(FILLED["partnership-inquiry"]);
});
