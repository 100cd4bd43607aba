import { act, fireEvent, screen, within, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { RenderBodyArgs } from "gatsby";
import type { ReactNode } from "react";
import { contentFolder } from "@capture/content/model/folder";
import { Header } from "../../../src/layout/header";
import { useLayoutContent } from "../../../src/layout/use-layout-content";
import { stubScreen } from "../../support/dom/screen";
import { renderInSite } from "../../support/dom/site-view";
import { iconSvg } from "../../../gatsby/outputs/brand/icons";
import { Brand } from "../../../src/layout/brand";
import { onRenderBody } from "../../../src/layout/head-tags";

describe("header", () => {
  const Page = () => (
    <>
      <Header {...useLayoutContent()} />
      <main>
        <h1>The page</h1>
      </main>
    </>
  );

  const bar = (): HTMLElement => screen.getByRole("banner");
  const menu = (name: string): HTMLElement => screen.getByRole("button", { name });
  const description = (): HTMLElement | null => screen.queryByText("Polter im Gehen vermessen");

  function scrollTo(pixels: number): void {
    Object.defineProperty(window, "scrollY", { value: pixels, configurable: true });
    act(() => void dispatchEvent(new Event("scroll")));
  }

  beforeEach(() => {
    stubScreen();
    scrollTo(0);
    renderInSite(<Page />);
  });

  test("the header is opaque only while the page is scrolled by more than 10 pixels", () => {
    expect(bar()).toHaveAttribute("data-opaque", "false");
    scrollTo(10);
    expect(bar()).toHaveAttribute("data-opaque", "false");
    scrollTo(11);
    expect(bar()).toHaveAttribute("data-opaque", "true");
    scrollTo(0);
    expect(bar()).toHaveAttribute("data-opaque", "false");
  });

  test("opening a menu does not read the scroll position, which would force a layout", () => {
    const readScrollY = jest.fn(() => 0);
    Object.defineProperty(window, "scrollY", { get: readScrollY, configurable: true });
    fireEvent.click(menu("Geräte"));
    expect(menu("Geräte")).toHaveAttribute("aria-expanded", "true");
    expect(readScrollY).not.toHaveBeenCalled();
  });

  test("links to the home page, the main pages, and the platform in a new tab", () => {
    const wide = within(screen.getByRole("navigation", { name: "Haupt" }));
    expect(screen.getByRole("link", { name: "Stammwerk" })).toHaveAttribute("href", "/");
    expect(wide.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/showcase",
      "/support",
      "https://platform.stammwerk.example",
    ]);
    expect(wide.getByRole("link", { name: "Anmelden (öffnet einen neuen Tab)" })).toHaveAttribute("target", "_blank");
  });

  test("a menu shows its links, each with a description, and is announced as open", async () => {
    expect(menu("Geräte")).toHaveAttribute("aria-expanded", "false");
    expect(description()).not.toBeVisible();
    await userEvent.click(menu("Geräte"));
    expect(menu("Geräte")).toHaveAttribute("aria-expanded", "true");
    expect(description()).toBeVisible();
    const list = document.getElementById(menu("Geräte").getAttribute("aria-controls") ?? "") ?? bar();
    expect(
      within(list)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(["/products/kluppe", "/products/rahmen", "/products"]);
  });

  test("one menu is open at a time", async () => {
    await userEvent.click(menu("Geräte"));
    fireEvent.click(menu("Einsatz"));
    expect(menu("Geräte")).toHaveAttribute("aria-expanded", "false");
    expect(menu("Einsatz")).toHaveAttribute("aria-expanded", "true");
  });

  test("Escape closes a menu and returns the focus to its button", async () => {
    fireEvent.click(menu("Geräte"));
    act(() => screen.getByRole("link", { name: /^KLUPPE/ }).focus());
    await userEvent.keyboard("{Escape}");
    expect(menu("Geräte")).toHaveAttribute("aria-expanded", "false");
    expect(menu("Geräte")).toHaveFocus();
  });

  test("Escape closes a menu opened by hover, and leaves the focus where it is", async () => {
    const link = screen.getByRole("link", { name: "Projekte" });
    act(() => link.focus());
    const over = new MouseEvent("pointerover", { bubbles: true, relatedTarget: document.body });
    fireEvent(menu("Geräte"), Object.assign(over, { pointerType: "mouse" }));
    expect(menu("Geräte")).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Escape}");
    expect(menu("Geräte")).toHaveAttribute("aria-expanded", "false");
    expect(link).toHaveFocus();
  });

  test.each([
    ["pressing the pointer elsewhere", () => fireEvent.pointerDown(screen.getByRole("heading"))],
    ["the back button", () => fireEvent.popState(window)],
    ["following one of its links", () => fireEvent.click(screen.getByRole("link", { name: /^KLUPPE/ }))],
    ["moving the focus elsewhere", () => act(() => screen.getByRole("link", { name: "Projekte" }).focus())],
  ])("%s closes a menu", (_what, leave) => {
    fireEvent.click(menu("Geräte"));
    act(() => menu("Geräte").focus());
    leave();
    expect(menu("Geräte")).toHaveAttribute("aria-expanded", "false");
  });

  test("a pointer press inside a menu keeps it open", () => {
    fireEvent.click(menu("Geräte"));
    fireEvent.pointerDown(screen.getByText("Polter im Gehen vermessen"));
    expect(menu("Geräte")).toHaveAttribute("aria-expanded", "true");
  });

  test("Request Demo opens the demo dialog", async () => {
    await userEvent.click(menu("Vorführung anfragen"));
    expect(await screen.findByRole("dialog", { name: "Vorführung" })).toBeVisible();
  });
});

describe("brand", () => {
  /** Name and attributes of each shape. */
  const shapesOf = (svg: ParentNode | null): string[][] =>
    [...(svg?.querySelectorAll("*") ?? [])].map(({ tagName, attributes }) => [
      tagName,
      ...[...attributes].map(({ name, value }) => `${name}=${value}`),
    ]);

  test("the header shows the mark that the HTML of every page defines, which is also that of the favicon", () => {
    let parts: ReactNode;
    const args: Partial<RenderBodyArgs> = {
      pathname: "/",
      setHeadComponents: () => undefined,
      setPreBodyComponents: (components) => (parts = components),
    };
    onRenderBody?.(args as RenderBodyArgs, { plugins: [] });
    const page = render(<>{parts}</>);
    const { container } = renderInSite(<Brand name="Stammwerk" />);
    const symbol = page.container.querySelector(container.querySelector("use")?.getAttribute("href") ?? "none");
    const icon = new DOMParser().parseFromString(iconSvg(contentFolder()), "image/svg+xml");
    const [, background, ...shapes] = shapesOf(icon);
    expect(background?.[0]).toBe("rect");
    expect(shapes.length).toBeGreaterThan(0);
    expect(shapesOf(symbol)).toEqual(shapes);
  });
});
