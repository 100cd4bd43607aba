import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { Menu } from "../../../src/layout/menu";
import type { Navigation } from "../../../src/layout/navigation";
import { PhoneLinks } from "../../../src/layout/phone-links";
import { WideBar } from "../../../src/layout/wide-bar";
import { contentOf } from "../../support/content/data";
import { shownNavigation } from "../../support/content/shown-navigation";
import { renderInSite } from "../../support/dom/site-view";

describe("menu", () => {
  const MENU = {
    text: "Products",
    to: "/products",
    overview: "All products",
    items: [{ text: "PRO", to: "/products/pro", description: "Eight lenses", icon: "camera", products: null }],
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
});

describe("navigation", () => {
  const row = (text: string, to: string) => ({ text, to, description: "", icon: "camera", products: null });
  const product = row("PRO", "/products/pro");
  const labels = contentOf<Parameters<typeof WideBar>[0]["labels"]>("labels/interface.json");
  const withRows = (...items: Navigation["menus"][number]["items"]): Navigation => ({
    ...shownNavigation([], []),
    menus: [{ text: "Products", to: null, overview: null, items }],
    ...{ links: [], logIn: null, demo: null },
  });
  const paths = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  const showBar = (navigation: Navigation) =>
    renderInSite(<WideBar {...{ languages: [], navigation, labels }} open="Products" onToggle={() => undefined} />);

  test("a menu needs neither an overview page nor further links next to it", () => {
    const navigation = withRows(product);
    const bar = showBar(navigation);
    expect(paths()).toEqual(["/products/pro"]);
    bar.unmount();
    renderInSite(<PhoneLinks {...navigation} />);
    expect(paths()).toEqual(["/products/pro"]);
  });

  test("a menu with families lists their products next to products without one, and phones list the families", () => {
    const products = [{ to: "/products/mini", text: "MINI", icon: "camera", description: "" }];
    const navigation = withRows({ ...row("Cameras", "/products?family=cameras"), products }, product);
    const bar = showBar(navigation);
    expect(paths()).toEqual(["/products?family=cameras", "/products/mini", "/products/pro"]);
    bar.unmount();
    renderInSite(<PhoneLinks {...navigation} />);
    expect(paths()).toEqual(["/products?family=cameras", "/products/pro"]);
  });
});
