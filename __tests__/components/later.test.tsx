import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { later } from "../../src/ui/later";

/** What the host serves: the part as HTML, before any script. */
const SERVED = `<div style="display: contents"><section>
  <input aria-label="Name" value="" /><button type="button">Pressed 0</button>
</section></div>`;

const Alive = () => {
  const [name, setName] = useState("");
  const [times, setTimes] = useState(0);
  return (
    <section>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <button type="button" onClick={() => setTimes(times + 1)}>
        Pressed {times}
      </button>
      <p id="alive">Alive, {name}</p>
    </section>
  );
};

const script = jest.fn();
const alive = (): HTMLElement | null => screen.queryByText(/^Alive/);

/** A page with a part that comes later, as it stands when React has taken it over. */
function openPage(): void {
  const Part = later("Part", () => script().then(() => Alive));
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = SERVED;
  render(<Part />, { container, hydrate: true });
}

beforeEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
  script.mockReset().mockResolvedValue(undefined);
});

test("its HTML stands as served, and no script is fetched, while the visitor does nothing", async () => {
  openPage();
  await Promise.resolve();
  expect(screen.getByRole("button", { name: "Pressed 0" })).toBeVisible();
  expect(script).not.toHaveBeenCalled();
});

test.each(["pointermove", "touchstart", "keydown", "scroll"])("a visitor's %s brings it to life", async (sign) => {
  openPage();
  fireEvent(window, new Event(sign));
  await waitFor(() => expect(alive()).toBeVisible());
  fireEvent(window, new Event(sign));
  expect(script).toHaveBeenCalledTimes(1);
});

test("a click that came before is done when it is alive, once", async () => {
  openPage();
  fireEvent.click(screen.getByRole("button", { name: "Pressed 0" }));
  expect(await screen.findByRole("button", { name: "Pressed 1" })).toBeVisible();
});

test("what was typed before is in it, and the keyboard goes on where it was", async () => {
  let arrive: () => void = () => undefined;
  script.mockReturnValue(new Promise<void>((resolve) => (arrive = resolve)));
  openPage();
  await userEvent.type(screen.getByLabelText("Name"), "Ada");
  arrive();
  expect(await screen.findByText("Alive, Ada")).toBeVisible();
  expect(screen.getByLabelText("Name")).toHaveFocus();
});

test("what is typed between the coming of the script and the drawing is not lost", async () => {
  openPage();
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Name" });
  script.mockImplementation(() => {
    // Promises are done before anything is drawn.
    void Array.from({ length: 20 }).reduce<Promise<void>>(
      (before, _step, index) => before.then(() => index === 19 && (field.value = "Ada")).then(() => undefined),
      Promise.resolve(),
    );
    return Promise.resolve();
  });
  fireEvent(window, new Event("pointermove"));
  expect(await screen.findByText("Alive, Ada")).toBeVisible();
  expect(field.isConnected).toBe(false);
});

test("a script that could not be fetched is fetched again at the next sign; what was served stays", async () => {
  script.mockRejectedValueOnce(new Error("offline"));
  openPage();
  fireEvent.scroll(window);
  await waitFor(() => expect(script).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole("button", { name: "Pressed 0" })).toBeVisible();
  fireEvent.scroll(window);
  await waitFor(() => expect(alive()).toBeVisible());
});

test("an address that asks for something is answered at once", async () => {
  history.replaceState(null, "", "/?q=roof");
  openPage();
  await waitFor(() => expect(alive()).toBeVisible());
});

test("on a page gone to, it comes at once and shows the place that the address names", async () => {
  history.replaceState(null, "", "/#alive");
  const shown = jest.fn();
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
  Object.assign(Element.prototype, { scrollIntoView: shown });
  const Part = later("Part", () => script().then(() => Alive));
  const view = render(<Part />);
  await waitFor(() => expect(alive()).toBeVisible());
  expect(shown).toHaveBeenCalledTimes(1);
  view.unmount();
  // The second time its script is there, and so is the part.
  render(<Part />);
  expect(alive()).toBeVisible();
  expect(script).toHaveBeenCalledTimes(1);
});

test("while the visitor holds something down, what is served stays, so that the press is heard", async () => {
  openPage();
  const button = screen.getByRole("button", { name: "Pressed 0" });
  // jsdom knows no pointer events.
  fireEvent(button, new MouseEvent("pointerdown", { buttons: 1, bubbles: true }));
  await waitFor(() => expect(script).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(button).toBeVisible();
  expect(alive()).toBeNull();
  fireEvent(button, new MouseEvent("pointerup", { buttons: 0, bubbles: true }));
  fireEvent.click(button);
  expect(await screen.findByRole("button", { name: "Pressed 1" })).toBeVisible();
});
