import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ListControls } from "../../../src/components/blocks/list-controls";
import { stubSiteContent } from "../../support/dom/site-view";

const filter = { label: "Industry", choices: [{ value: "", text: "All" }], chosen: "", onChoose: jest.fn() };

beforeEach(() => stubSiteContent());

test("the field has a label and reports each change", async () => {
  const onChange = jest.fn();
  const search = { label: "Search articles", placeholder: "Search articles...", value: "r", onChange };
  render(<ListControls search={search} filter={filter} count={3} countText="Articles: {count}" />);
  const field = screen.getByRole("searchbox", { name: "Search articles" });
  expect(field).toHaveValue("r");
  expect(field).toHaveAttribute("placeholder", "Search articles...");
  await userEvent.type(field, "o");
  expect(onChange.mock.calls).toEqual([["ro"]]);
  expect(screen.getByRole("search")).toContainElement(field);
});

test("the count is announced politely when it changes", () => {
  const view = render(<ListControls filter={filter} count={3} countText="Articles: {count}" />);
  const status = screen.getByRole("status");
  expect(status).toHaveTextContent("Articles: 3");
  view.rerender(<ListControls filter={filter} count={1200} countText="Articles: {count}" />);
  expect(screen.getByRole("status")).toBe(status);
  expect(status).toHaveTextContent("Articles: 1.200");
});

test("a list without a search has no search field", () => {
  render(<ListControls filter={filter} count={0} countText="{count}" />);
  expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
});
