import { Global } from "@emotion/react";
import type { PreRenderHTMLArgs, WrapRootElementNodeArgs } from "gatsby";
import type { ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { onPreRenderHTML, wrapRootElement } from "../../../plugins/gatsby-plugin-emotion-head/gatsby-ssr";

const Page = ({ color }: { color: string }) => (
  <main sx={{ color }}>
    <p sx={{ margin: "7px" }}>Words</p>
    <p sx={{ margin: "7px" }}>Others</p>
  </main>
);

/** Renders a page's body. */
const renderBody = (pathname: string, element: ReactElement): string =>
  renderToStaticMarkup(wrapRootElement({ pathname, element } as unknown as WrapRootElementNodeArgs));

/** The head that the plugin writes, from the earlier parts of the head. */
function headOf(pathname: string, before: readonly ReactNode[]): string {
  let head: readonly ReactNode[] = before;
  const getHeadComponents = () => [...head];
  const replaceHeadComponents = (parts: readonly ReactNode[]) => (head = parts);
  onPreRenderHTML({ pathname, getHeadComponents, replaceHeadComponents } as unknown as PreRenderHTMLArgs);
  return renderToStaticMarkup(<>{head}</>);
}

const environment = process.env.NODE_ENV;
beforeAll(() => {
  Object.assign(process.env, { NODE_ENV: "production" });
});
afterAll(() => {
  Object.assign(process.env, { NODE_ENV: environment });
});

test("writes the styles once, in order, at the end of the head after global styles, and none in the body", () => {
  const body = renderBody("/", <Page color="red" />);
  const head = headOf("/", [<Global key="g" styles={{ a: { margin: 1 } }} />, <title key="t">Title</title>]);
  expect(body).not.toContain("<style");
  const [, first, second] = /class="css-(\w+)".*class="css-(\w+)"/.exec(body) ?? [];
  const names = `css \\w+ ${first ?? ""} ${second ?? ""}`;
  expect(head).toMatch(
    new RegExp(
      `^<title>Title</title><style>a\\{margin:1px;\\}\\S*color:red[^<]*</style><style data-emotion="${names}"></style>$`,
    ),
  );
  expect(head.match(/margin:7px/g)).toHaveLength(1);
});

test("pages that are rendered at the same time have their own styles", () => {
  renderBody("/red", <Page color="red" />);
  renderBody("/blue", <Page color="blue" />);
  expect(headOf("/red", [])).toMatch(/color:red(?!.*color:blue)/);
  expect(headOf("/blue", [])).toMatch(/color:blue(?!.*color:red)/);
});

test.each([
  ["Gatsby no longer calls the plugin", () => undefined],
  ["emotion collects nothing", () => renderBody("/plain", <p>Words</p>)],
])("stops the build when %s", (_what, render) => {
  render();
  expect(() => headOf("/plain", [])).toThrow("gatsby-plugin-emotion-head: emotion collected no styles for /plain");
});
