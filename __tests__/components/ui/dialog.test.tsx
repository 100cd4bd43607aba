import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Dialog } from "../../../src/ui/dialog/dialog";
import { emptyLabels, UiLabelsContext } from "../../../src/ui/labels";
import { ErrorBoundary, Sections } from "../../../src/ui/error-boundary";

describe("dialog", () => {
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
});

describe("error-boundary", () => {
  const labels = { ...emptyLabels, sectionFailed: "It failed.", reload: "Reload" };

  const Broken = (): never => {
    throw new Error("Broken");
  };

  beforeEach(() => {
    // React and jsdom log errors that a boundary catches.
    jest.spyOn(console, "error").mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  test("a section that throws shows a message, and the others remain", () => {
    render(
      <UiLabelsContext.Provider value={labels}>
        <Sections>
          <p>Before</p>
          <Broken />
          {false}
          <p>After</p>
        </Sections>
      </UiLabelsContext.Provider>,
    );
    expect(screen.getByText("Before")).toBeVisible();
    expect(screen.getByText("After")).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent("It failed.");
    expect(screen.getByRole("button", { name: "Reload" })).toBeVisible();
  });

  test("a boundary shows its fallback, reports the error once, and renders again with a new key", () => {
    const report = jest.fn();
    const page = (key: string, content: JSX.Element) => (
      <ErrorBoundary key={key} fallback={<p>Instead</p>} onError={report}>
        {content}
      </ErrorBoundary>
    );
    const { rerender } = render(page("one", <Broken />));
    expect(screen.getByText("Instead")).toBeVisible();
    rerender(page("one", <p>Whole</p>));
    expect(screen.getByText("Instead")).toBeVisible();
    rerender(page("two", <p>Whole</p>));
    expect(screen.getByText("Whole")).toBeVisible();
    expect(report).toHaveBeenCalledTimes(1);
  });
});
