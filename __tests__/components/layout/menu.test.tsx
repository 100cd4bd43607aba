import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { Menu } from "../../../src/layout/menu";
import { buildNavigation } from "../../../src/layout/navigation";
import { PhoneLinks } from "../../../src/layout/phone-links";
import { WideBar } from "../../../src/layout/wide-bar";
import { contentOf } from "../../support/content/data";
import { renderInSite } from "../../support/dom/site-view";

describe("menu", () => {
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
});

describe("navigation", () => {
  const menu = { text: "Products", to: null, overview: null, entries: "products", items: null };
  const content: Queries.ChromeNavigationFragment = {
    ...contentOf<Queries.ChromeNavigationFragment>("navigation.json"),
    menus: [menu],
    links: [],
    logIn: null,
    demo: null,
    columns: [{ heading: "Products", entries: "products", links: [] }],
  };
  const product = { path: "/products/pro", name: "PRO", menuLine: "Eight lenses", menuLink: null, icon: "camera" };
  const labels = contentOf<Parameters<typeof WideBar>[0]["labels"]>("labels/interface.json");

  test("a menu and a column without links are omitted", () => {
    const { menus, columns } = buildNavigation(content, [], []);
    expect([menus, columns]).toEqual([[], []]);
  });

  test("a menu needs neither an overview page nor further links next to it", () => {
    const navigation = buildNavigation(content, [product], []);
    expect(navigation.columns.map(({ links }) => links.map(({ to }) => to))).toEqual([["/products/pro"]]);
    renderInSite(
      <>
        <WideBar {...{ languages: [], navigation, labels }} open="Products" onToggle={() => undefined} />
        <PhoneLinks {...navigation} />
      </>,
    );
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/products/pro",
      "/products/pro",
    ]);
  });
});
