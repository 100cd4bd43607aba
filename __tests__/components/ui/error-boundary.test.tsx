import { render, screen } from "@testing-library/react";
import { ErrorBoundary, Sections } from "../../../src/components/ui/error-boundary";
import { emptyLabels, UiLabelsContext } from "../../../src/components/ui/labels";

const labels = { ...emptyLabels, sectionFailed: "It failed.", reload: "Reload" };

const Broken = (): never => {
  throw new Error("Broken");
};

beforeEach(() => {
  // React and jsdom log errors that a boundary catches.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test("a section that throws shows a message, and the others remain", () => {
  render(
    <UiLabelsContext.Provider value={labels}>
      <Sections>
        <p>Before</p>
        <Broken />
        {false}
        <p>After</p>
      </Sections>
    </UiLabelsContext.Provider>,
  );
  expect(screen.getByText("Before")).toBeVisible();
  expect(screen.getByText("After")).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("It failed.");
  expect(screen.getByRole("button", { name: "Reload" })).toBeVisible();
});

test("a boundary shows its fallback, reports the error once, and renders again with a new key", () => {
  const report = jest.fn();
  const page = (key: string, content: JSX.Element) => (
    <ErrorBoundary key={key} fallback={<p>Instead</p>} onError={report}>
      {content}
    </ErrorBoundary>
  );
  const { rerender } = render(page("one", <Broken />));
  expect(screen.getByText("Instead")).toBeVisible();
  rerender(page("one", <p>Whole</p>));
  expect(screen.getByText("Instead")).toBeVisible();
  rerender(page("two", <p>Whole</p>));
  expect(screen.getByText("Whole")).toBeVisible();
  expect(report).toHaveBeenCalledTimes(1);
});
