import { render } from "@testing-library/react";
import type { RenderBodyArgs } from "gatsby";
import type { ReactNode } from "react";
import { iconSvg } from "../../../gatsby/outputs/brand/icons";
import { Brand } from "../../../src/components/layout/brand";
import { onRenderBody } from "../../../src/components/layout/head-tags";
import { contentFolder } from "../../../src/content/model/folder";
import { renderInSite } from "../../support/dom/site-view";

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
