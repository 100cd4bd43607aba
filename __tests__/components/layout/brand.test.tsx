import { Brand } from "../../../src/components/layout/brand";
import { iconSvg } from "../../../gatsby/outputs/brand/icons";
import { renderInSite } from "../../support/dom/site-view";

/** Shape and color of each layer. */
const layers = (svg: ParentNode | null): (string | null)[][] =>
  [...(svg?.querySelectorAll("path") ?? [])].map((path) => [path.getAttribute("d"), path.getAttribute("fill")]);

test("the header shows the same mark as the favicon", () => {
  const { container } = renderInSite(<Brand name="Fourfold" />);
  const icon = new DOMParser().parseFromString(iconSvg("data"), "image/svg+xml");
  expect(layers(icon).length).toBeGreaterThan(0);
  expect(layers(container.querySelector("svg"))).toEqual(layers(icon));
});
