import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EditingTabs } from "../../src/features/platform/editing-tabs";
import { headings } from "../support/dom/navigation";
import { itemsOf } from "../support/content/pages";
import { renderInSite } from "../support/dom/site-view";

type Tab = Parameters<typeof EditingTabs>[0]["tabs"][number];

test.each([
  ["Space Content", ["Info", "Settings", "Tagging"]],
  ["Space Experience", ["Floor planner", "Route planner", "Tour planner"]],
  ["Space Tailoring", ["Optimizer", "Design", "Up/download"]],
])("%s shows its three tools", async (name, tools) => {
  renderInSite(<EditingTabs label="Editing" tabs={itemsOf<Tab>("platform/editing.json")} />);
  expect(screen.getByRole("tab", { selected: true })).toHaveTextContent("Space Content");
  await userEvent.click(screen.getByRole("tab", { name }));
  const titles = headings(3, screen.getByRole("tabpanel")).map((title) => title?.toLowerCase());
  expect(titles).toEqual(tools.map((tool) => tool.toLowerCase()));
});
