import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { Menu } from "../../../src/components/layout/menu";

const MENU = {
  text: "Products",
  to: "/products",
  overview: "All products",
  items: [{ text: "PRO", to: "/products/pro", description: "Eight lenses", icon: "camera" }],
};

const Bar = () => {
  const [open, setOpen] = useState(false);
  return <Menu menu={MENU} open={open} onToggle={setOpen} />;
};

const button = (): HTMLElement => screen.getByRole("button", { name: "Products" });
const isOpen = (): boolean => button().getAttribute("aria-expanded") === "true";

/**
 * Dispatches a pointer event. jsdom has none, so a mouse event gets the type and a `pointerType`. React derives
 * `pointerenter` and `pointerleave` from `pointerover` and `pointerout`.
 */
function pointer(kind: "mouse" | "touch", type: "pointerover" | "pointerout"): void {
  const event = new MouseEvent(type, { bubbles: true, relatedTarget: document.body });
  fireEvent(button(), Object.assign(event, { pointerType: kind }));
}

beforeEach(() => {
  jest.useFakeTimers();
  render(<Bar />);
});
afterEach(() => jest.useRealTimers());

test("opens on hover, and closes with a delay after the mouse has left", () => {
  pointer("mouse", "pointerover");
  expect(isOpen()).toBe(true);
  pointer("mouse", "pointerout");
  expect(isOpen()).toBe(true);
  act(() => jest.advanceTimersByTime(500));
  expect(isOpen()).toBe(false);
});

test("stays open when the mouse returns within the delay", () => {
  pointer("mouse", "pointerover");
  pointer("mouse", "pointerout");
  act(() => jest.advanceTimersByTime(50));
  pointer("mouse", "pointerover");
  act(() => jest.advanceTimersByTime(500));
  expect(isOpen()).toBe(true);
});

test("a click on a menu that hover has just opened keeps it open; the next one closes it", () => {
  pointer("mouse", "pointerover");
  fireEvent.click(button());
  expect(isOpen()).toBe(true);
  fireEvent.click(button());
  expect(isOpen()).toBe(false);
});

test("on a touch screen, only taps open and close the menu", () => {
  pointer("touch", "pointerover");
  expect(isOpen()).toBe(false);
  fireEvent.click(button());
  expect(isOpen()).toBe(true);
  pointer("touch", "pointerout");
  act(() => jest.advanceTimersByTime(500));
  expect(isOpen()).toBe(true);
  fireEvent.click(button());
  expect(isOpen()).toBe(false);
});
