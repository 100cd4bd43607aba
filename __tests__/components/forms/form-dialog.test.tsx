import { act, fireEvent, screen, renderHook } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Action } from "../../../src/forms/ui/action";
import { THANKS_DURATION_MS } from "../../../src/forms/ui/live-form";
import { FILLED } from "../../support/content/data";
import { fillIn, formValues, press } from "../../support/dom/fill";
import { answer, receiverStub, type Sent } from "../../support/dom/receiver";
import { renderInSite, stubSiteContent } from "../../support/dom/site-view";
import { useForms } from "../../../src/forms/ui/use-forms";

describe("form-dialog", () => {
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

  const advance = (ms = 0): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));
  const dialog = (): HTMLElement | null => screen.queryByRole("dialog");
  const opener = (): HTMLElement => screen.getByRole("button", { name: "Go" });

  async function open(to: string): Promise<void> {
    renderInSite(<Action text="Go" to={to} />);
    opener().focus();
    fireEvent.click(opener());
    await advance();
  }

  test("shows the thanks for a demo request for 2000 ms, then closes the dialog and returns the focus", async () => {
    await open("dialog:demo");
    fillIn("demo");
    press("demo");
    await advance();
    expect(screen.getByText("Danke!")).toBeVisible();
    expect(screen.getByText("Anfrage angekommen")).toBeInTheDocument();
    expect(screen.queryByRole("form")).not.toBeInTheDocument();
    await advance(1999);
    expect(dialog()).toBeVisible();
    await advance(1);
    expect(dialog()).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
    expect(THANKS_DURATION_MS).toBe(2000);
  });

  test("the form is empty when its dialog is opened again after the thanks", async () => {
    await open("dialog:demo");
    fillIn("demo");
    press("demo");
    await advance();
    await advance(2000);
    fireEvent.click(opener());
    await advance();
    expect(Object.values(formValues("demo")).join("")).toBe("");
  });

  test("a dialog that is closed during the thanks and opened again stays open", async () => {
    await open("dialog:demo");
    fillIn("demo");
    press("demo");
    await advance();
    fireEvent.click(screen.getByRole("button", { name: "Schließen" }));
    expect(dialog()).not.toBeInTheDocument();
    fireEvent.click(opener());
    await advance(3000);
    expect(dialog()).toBeVisible();
  });

  test("closes the dialog of an inquiry immediately and shows a notice", async () => {
    await open("dialog:partnership-inquiry");
    fillIn("partnership-inquiry");
    press("partnership-inquiry");
    await advance();
    expect(dialog()).not.toBeInTheDocument();
    expect(screen.getByText("Angekommen")).toBeVisible();
  });

  test("stays open with its values when the submission fails", async () => {
    sent.mockResolvedValue(answer(503));
    await open("dialog:demo");
    fillIn("demo");
    press("demo");
    await advance(5000);
    expect(dialog()).toBeVisible();
    expect(formValues("demo")).toEqual(FILLED.demo);
  });

  test("Cancel closes the dialog, and the values are restored when it is opened again", async () => {
    await open("dialog:partnership-inquiry");
    fillIn("partnership-inquiry");
    fireEvent.click(screen.getByRole("button", { name: "Abbrechen" }));
    expect(dialog()).not.toBeInTheDocument();
    fireEvent.click(opener());
    await advance();
    expect(formValues("partnership-inquiry")).toEqual(FILLED["partnership-inquiry"]);
  });

  test("Back to another page closes the dialog, and the values are restored when it is opened again", async () => {
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
    await advance();
    expect(formValues("partnership-inquiry")).toEqual(FILLED["partnership-inquiry"]);
  });
});

describe("action", () => {
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
});
