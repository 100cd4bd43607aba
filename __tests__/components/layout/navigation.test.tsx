import { screen } from "@testing-library/react";
import { buildNavigation } from "../../../src/components/layout/navigation";
import { PhoneLinks } from "../../../src/components/layout/phone-links";
import { WideBar } from "../../../src/components/layout/wide-bar";
import { contentOf } from "../../support/content/data";
import { renderInSite } from "../../support/dom/site-view";

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
      <WideBar languages={[]} navigation={navigation} labels={labels} open="Products" onToggle={() => undefined} />
      <PhoneLinks {...navigation} />
    </>,
  );
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/products/pro",
    "/products/pro",
  ]);
});
