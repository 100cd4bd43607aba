import { act, fireEvent, render } from "@testing-library/react";
import { Helmet } from "../../../src/seo/late-helmet";

const Page = ({ title }: { title: string }) => (
  <Helmet>
    <title>{title}</title>
  </Helmet>
);

test("keeps the served head until the first interaction, and then follows each page", async () => {
  document.title = "Served";
  const firstPage = render(<Page title="First" />);
  await act(nextFrame);
  expect(document.title).toBe("Served");
  fireEvent.keyDown(document.body, { key: "Tab" });
  await expectTitle("First");
  firstPage.unmount();
  render(<Page title="Second" />);
  await expectTitle("Second");
});

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

async function expectTitle(title: string): Promise<void> {
  await act(() => import("react-helmet"));
  await act(nextFrame);
  expect(document.title).toBe(title);
}
