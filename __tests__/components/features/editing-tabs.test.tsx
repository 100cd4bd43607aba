import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EditingTabs } from "../../../src/features/platform/editing-tabs";
import { headings } from "../../support/dom/navigation";
import { itemsOf } from "../../support/content/pages";
import { renderInSite } from "../../support/dom/site-view";

type Tab = Parameters<typeof EditingTabs>[0]["tabs"][number];

test.each([
  ["Liste", ["Stämme", "Polter", "Abfuhr"]],
  ["Ausgabe", ["Drucken", "Senden", "Laden"]],
])("%s shows its three tools", async (name, tools) => {
  renderInSite(<EditingTabs label="Editing" tabs={itemsOf<Tab>("platform/editing.json")} />);
  expect(screen.getByRole("tab", { selected: true })).toHaveTextContent("Liste");
  await userEvent.click(screen.getByRole("tab", { name }));
  expect(headings(3, screen.getByRole("tabpanel"))).toEqual(tools);
});
