import { act, fireEvent, render, screen } from "@testing-library/react";
import { useLayoutEffect, useState } from "react";
import { preserveEarlyInput } from "../../plugins/gatsby-plugin-late-script/early-input";

const PATIENCE = 5000;

/** What the page's own script does at a press. */
const pressed = jest.fn<unknown, [Event]>();
const sent = jest.fn<unknown, [Event]>();

const button = (name: string): HTMLElement => screen.getByRole("button", { name });
const hydrate = (): void => {
  window.earlyInput?.prepareHydration();
  window.earlyInput?.replay();
};
const fail = (what: Element | null): boolean => fireEvent.error(what ?? document.body);
const targets = (): (EventTarget | null)[] => pressed.mock.calls.map(([{ target }]) => target);
const question = (): HTMLElement | null => document.querySelector("details");

beforeEach(() => {
  jest.useFakeTimers();
  pressed.mockReset();
  sent.mockReset().mockImplementation((event) => event.preventDefault());
  document.body.innerHTML = `
    <a href="#place">Link</a>
    <button type="button" id="menu"><span>Menu</span></button>
    <button type="button" id="demo">Demo</button>
    <noscript><a href="/demo">Demo &amp; more</a></noscript>
    <details><summary>Question</summary><p>Answer</p></details>
    <form><button type="submit">Send</button></form>
    <script></script><img alt="" />`;
  document.body.addEventListener("click", pressed);
  document.querySelector("form")?.addEventListener("submit", sent);
  preserveEarlyInput({ patience: PATIENCE, hovered: "[data-menu]" });
});
afterEach(() => {
  hydrate();
  document.body.removeEventListener("click", pressed);
  jest.useRealTimers();
});

test("a button pressed before hydration is pressed again after it, once", () => {
  fireEvent.click(screen.getByText("Menu"));
  expect(pressed).not.toHaveBeenCalled();
  hydrate();
  expect(targets()).toEqual([button("Menu")]);
  hydrate();
  expect(targets()).toEqual([button("Menu")]);
});

test("of several presses the last is repeated", () => {
  fireEvent.click(button("Menu"));
  fireEvent.click(button("Menu"));
  fireEvent.click(button("Demo"));
  hydrate();
  expect(targets()).toEqual([button("Demo")]);
});

test.each([
  ["a form's button", () => button("Send"), () => expect(sent).toHaveBeenCalledTimes(1)],
  ["a question", () => screen.getByText("Question"), () => expect(question()).toHaveAttribute("open")],
])("%s does what the browser does with it only afterwards", (_what, control, isDone) => {
  fireEvent.click(control());
  expect(sent).not.toHaveBeenCalled();
  expect(question()).not.toHaveAttribute("open");
  hydrate();
  isDone();
});

test("links lead on at once, and are not followed a second time", () => {
  fireEvent.click(screen.getByRole("link", { name: "Link" }));
  hydrate();
  expect(targets()).toEqual([screen.getByRole("link", { name: "Link" })]);
});

test("a button that has gone meanwhile is not pressed", () => {
  const demo = button("Demo");
  const clicked = jest.spyOn(demo, "click");
  fireEvent.click(demo);
  demo.remove();
  hydrate();
  expect(clicked).not.toHaveBeenCalled();
});

test("a page waits as long as nothing is pressed", () => {
  jest.advanceTimersByTime(10 * PATIENCE);
  expect(screen.queryByText("Demo & more")).toBeNull();
  fireEvent.click(button("Menu"));
  jest.advanceTimersByTime(PATIENCE - 1);
  expect(pressed).not.toHaveBeenCalled();
});

describe.each([
  ["a script cannot be fetched", () => fail(document.querySelector("script"))],
  ["a script throws", () => fireEvent(window, new ErrorEvent("error"))],
  ["a promise is rejected", () => fireEvent(window, new Event("unhandledrejection"))],
  [
    "a press has waited too long",
    () => {
      fireEvent.click(button("Menu"));
      jest.advanceTimersByTime(PATIENCE);
    },
  ],
])("when %s", (_what, happen) => {
  test("the page shows what it has for visitors without script, and presses go to the browser", () => {
    happen();
    expect(screen.getByRole("link", { name: "Demo & more" })).toHaveAttribute("href", "/demo");
    pressed.mockReset();
    fireEvent.click(button("Demo"));
    expect(targets()).toEqual([button("Demo")]);
    fireEvent.click(button("Send"));
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test("hydration finds the page as it was served", () => {
    const served = document.body.innerHTML;
    happen();
    window.earlyInput?.prepareHydration();
    expect(document.body.innerHTML).toBe(served);
  });
});

test("a question pressed before the page falls back opens then, and is not closed by hydration", () => {
  fireEvent.click(screen.getByText("Question"));
  jest.advanceTimersByTime(PATIENCE);
  expect(question()).toHaveAttribute("open");
  hydrate();
  expect(question()).toHaveAttribute("open");
});

test("a button pressed before the page falls back takes the focus, and is pressed by hydration while it keeps it", () => {
  fireEvent.click(button("Menu"));
  jest.advanceTimersByTime(PATIENCE);
  expect(button("Menu")).toHaveFocus();
  hydrate();
  expect(targets()).toEqual([button("Menu")]);
});

test("a visitor who has gone on in the fallback is not taken back", () => {
  fireEvent.click(button("Menu"));
  jest.advanceTimersByTime(PATIENCE);
  screen.getByRole("link", { name: "Link" }).focus();
  hydrate();
  expect(pressed).not.toHaveBeenCalled();
});

test("what is pressed while the page hydrates is kept, however long that takes", () => {
  fail(document.querySelector("script"));
  window.earlyInput?.prepareHydration();
  fireEvent.click(button("Demo"));
  jest.advanceTimersByTime(10 * PATIENCE);
  expect(pressed).not.toHaveBeenCalled();
  button("Demo").focus();
  window.earlyInput?.replay();
  expect(targets()).toEqual([button("Demo")]);
});

test("a picture that cannot be fetched changes nothing", () => {
  fail(document.querySelector("img"));
  fireEvent.click(button("Menu"));
  expect(pressed).not.toHaveBeenCalled();
});

const Search = ({ query = "" }: { query?: string }) => {
  const [value, setValue] = useState("");
  useLayoutEffect(() => setValue(query), [query]);
  return (
    <>
      <input aria-label="Search" value={value} onChange={(event) => setValue(event.target.value)} />
      <p>looking for “{value}”</p>
    </>
  );
};

const Choice = () => {
  const [size, setSize] = useState("");
  const [isMetric, setMetric] = useState(true);
  return (
    <>
      {["small", "large"].map((name) => (
        <input
          key={name}
          type="radio"
          aria-label={name}
          name="size"
          checked={size === name}
          onChange={() => setSize(name)}
        />
      ))}
      <input type="checkbox" aria-label="metric" checked={isMetric} onChange={() => setMetric(!isMetric)} />
      <p>{`${size}, ${isMetric ? "metres" : "feet"}`}</p>
    </>
  );
};

test("React knows what was chosen before it hydrated, and the last choice of a group wins", () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = `<input type="radio" aria-label="small" name="size"/><input type="radio" aria-label="large"
    name="size"/><input type="checkbox" aria-label="metric" checked=""/><p>, metres</p>`;
  for (const name of ["large", "small", "large", "metric"]) fireEvent.click(screen.getByLabelText(name));
  render(<Choice />, { container, hydrate: true });
  act(hydrate);
  expect(screen.getByText("large, feet")).toBeInTheDocument();
  expect(screen.getByLabelText("large")).toBeChecked();
  expect(screen.getByLabelText("metric")).not.toBeChecked();
});

test.each([
  ["nothing else", ""],
  ["a query of the address", "wall"],
])("React knows what was typed before it hydrated, with %s", (_what, query) => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = '<input aria-label="Search" value=""/><p>looking for “<!-- -->”</p>';
  fireEvent.input(screen.getByLabelText("Search"), { target: { value: "roof" } });
  render(<Search query={query} />, { container, hydrate: true });
  act(hydrate);
  expect(screen.getByText("looking for “roof”")).toBeInTheDocument();
  expect(screen.getByLabelText("Search")).toHaveValue("roof");
});
