import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EngineTabs } from "../../../src/features/home/engine-tabs";
import { FeaturedProjects } from "../../../src/features/home/featured-projects";
import { itemsOf } from "../../support/content/pages";
import { renderInSite } from "../../support/dom/site-view";

type RenderTabs = () => void;

const engine: RenderTabs = () => {
  renderInSite(<EngineTabs label="Engine" tabs={itemsOf<Queries.EngineTabPartsFragment>("home/engine.json")} />);
};
const featured: RenderTabs = () => {
  const projects = itemsOf<Queries.FeaturedProjectPartsFragment>("home/featured.json");
  renderInSite(<FeaturedProjects label="Featured" projects={projects} />);
};

const tabs = (): (string | null)[] => screen.getAllByRole("tab").map(({ textContent }) => textContent);
const open = (name: string): Promise<void> => userEvent.click(screen.getByRole("tab", { name }));
const panel = () => within(screen.getByRole("tabpanel"));
const play = (): Promise<void> => userEvent.click(panel().getByRole("button", { name: /^Film abspielen: / }));
const poster = (): HTMLElement | null => panel().queryByRole("img");

describe.each([
  ["the engine's tabs", engine, ["Ringleser", "Zähler"]],
  ["the featured projects", featured, ["Hangwald", "Werk"]],
])("%s", (_name, renderTabs, names) => {
  beforeEach(renderTabs);

  test("show all tabs, of which the first is selected", () => {
    expect(tabs()).toEqual(names);
    expect(screen.getByRole("tab", { selected: true })).toHaveTextContent(names[0] ?? "");
    expect(poster()).toBeVisible();
  });

  test("load no video before play is pressed, and then only one video", async () => {
    expect(document.querySelector("video, iframe")).toBeNull();
    await play();
    expect(poster()).not.toBeInTheDocument();
    expect(document.querySelectorAll("video, iframe")).toHaveLength(1);
  });

  test("show the poster instead of the video after another tab was selected", async () => {
    await play();
    await open(names[1] ?? "");
    expect(document.querySelector("video, iframe")).toBeNull();
    expect(poster()).toBeVisible();
    await open(names[0] ?? "");
    expect(poster()).toBeVisible();
    expect(document.querySelector("video, iframe")).toBeNull();
  });
});
