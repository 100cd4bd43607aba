import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { keepEarlyPresses } from "../../src/build/keep-presses";

/** What the page's own script does at a press, once it is there. */
const pressed = jest.fn<unknown, [Event]>();
const sent = jest.fn<unknown, [Event]>();

const button = (name: string): HTMLElement => screen.getByRole("button", { name });
/** React has taken the page over. */
const comeAlive = (): void => window.earlyPress?.catchUp();

beforeEach(() => {
  pressed.mockReset();
  sent.mockReset().mockImplementation((event) => event.preventDefault());
  document.body.innerHTML = `
    <a href="#place">Link</a>
    <button type="button" id="menu"><span>Menu</span></button>
    <button type="button" id="demo">Demo</button>
    <details><summary>Question</summary><p>Answer</p></details>
    <form><button type="submit">Send</button></form>
    <script></script><img alt="" />`;
  document.body.addEventListener("click", pressed);
  document.querySelector("form")?.addEventListener("submit", sent);
  // As the browser runs it in the page's head.
  const [, text = ""] = /<script>([\s\S]*)<\/script>/.exec(keepEarlyPresses("<head></head>")) ?? [];
  window.eval(text);
});
afterEach(() => {
  window.earlyPress?.stop();
  delete window.earlyPress;
  document.body.removeEventListener("click", pressed);
});

const targets = (): (EventTarget | null)[] => pressed.mock.calls.map(([{ target }]) => target);

test("a page is given the script once, however often it is built, in one block with its address", () => {
  const path = '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/about";/*]]>*/</script>';
  const once = keepEarlyPresses(`<head></head><body>${path}</body>`);
  expect(once).toMatch(/^<head><script>window\.pagePath="\/about";\(.*\)\(\)<\/script><\/head><body><\/body>$/s);
  expect(keepEarlyPresses(once)).toBe(once);
});

test("a button pressed before the page is alive is pressed again afterwards, once", () => {
  fireEvent.click(screen.getByText("Menu"));
  expect(pressed).not.toHaveBeenCalled();
  comeAlive();
  expect(targets()).toEqual([button("Menu")]);
  comeAlive();
  fireEvent.click(button("Demo"));
  expect(pressed.mock.calls.filter(([{ target }]) => target === button("Demo"))).toHaveLength(1);
});

test("of several presses the last is done", () => {
  fireEvent.click(button("Menu"));
  fireEvent.click(button("Menu"));
  fireEvent.click(button("Demo"));
  comeAlive();
  expect(targets()).toEqual([button("Demo")]);
});

test.each([
  ["a form's button", () => button("Send"), () => expect(sent).toHaveBeenCalledTimes(1)],
  [
    "a question",
    () => screen.getByText("Question"),
    () => expect(document.querySelector("details")).toHaveAttribute("open"),
  ],
])("%s does what the browser does with it only afterwards", (_what, control, isDone) => {
  fireEvent.click(control());
  expect(sent).not.toHaveBeenCalled();
  expect(document.querySelector("details")).not.toHaveAttribute("open");
  comeAlive();
  isDone();
});

test("links lead on at once, and nothing is done afterwards that nobody asked for", () => {
  fireEvent.click(screen.getByRole("link", { name: "Link" }));
  expect(targets()).toEqual([screen.getByRole("link", { name: "Link" })]);
  comeAlive();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test("a button that has gone meanwhile is not pressed", () => {
  const demo = button("Demo");
  const clicked = jest.spyOn(demo, "click");
  fireEvent.click(demo);
  demo.remove();
  comeAlive();
  expect(clicked).not.toHaveBeenCalled();
});

test("when a script cannot be fetched, presses go through again", () => {
  fireEvent.error(document.querySelector("script") ?? document.body);
  fireEvent.click(button("Menu"));
  expect(targets()).toEqual([button("Menu")]);
  fireEvent.click(button("Send"));
  expect(sent).toHaveBeenCalledTimes(1);
});

test("a picture that cannot be fetched changes nothing", () => {
  fireEvent.error(document.querySelector("img") ?? document.body);
  fireEvent.click(button("Menu"));
  expect(pressed).not.toHaveBeenCalled();
});

const Search = () => {
  const [value, setValue] = useState("");
  return (
    <>
      <input aria-label="Search" value={value} onChange={(event) => setValue(event.target.value)} />
      <p>looking for “{value}”</p>
    </>
  );
};

test("what was typed before the page is alive is known to it afterwards", () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = '<input aria-label="Search" value=""/><p>looking for “<!-- -->”</p>';
  fireEvent.input(screen.getByLabelText("Search"), { target: { value: "roof" } });
  render(<Search />, { container, hydrate: true });
  act(comeAlive);
  expect(screen.getByText("looking for “roof”")).toBeInTheDocument();
  expect(screen.getByLabelText("Search")).toHaveValue("roof");
});
