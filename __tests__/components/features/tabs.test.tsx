import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MarketTabs } from "../../../src/features/marketplace/market-tabs";
import { goBack, headings, openAt, query } from "../../support/dom/navigation";
import { nulls } from "../../support/content/data";
import { fillIn, press } from "../../support/dom/fill";
import { itemsOf, pageOf } from "../../support/content/pages";
import { renderInSite } from "../../support/dom/site-view";
import { EditingTabs } from "../../../src/features/platform/editing-tabs";
import { EngineTabs } from "../../../src/features/home/engine-tabs";
import { FeaturedProjects } from "../../../src/features/home/featured-projects";
import { ProgramLadder } from "../../../src/features/partners/program-ladder";
import { bodiesOf, receiverStub, type Sent } from "../../support/dom/receiver";

describe("market-tabs", () => {
  type Props = Parameters<typeof MarketTabs>[0];

  const tools = itemsOf<Props["tools"][number]>("marketplace/tools.json");
  const services = itemsOf<Props["services"][number]>("marketplace/services.json").map((service) => ({
    ...nulls("facts", "url", "isPartner"),
    ...service,
  }));

  function renderTabs(url = "/marketplace"): void {
    openAt(url);
    const page = pageOf<Queries.MarketplacePageQuery>("marketplace");
    renderInSite(<MarketTabs tools={tools} services={services} page={page} />);
  }
  const panel = (): HTMLElement => screen.getByRole("tabpanel");
  const selectedTab = (): string | null => screen.getByRole("tab", { selected: true }).textContent;

  test("shows the six tools first; each link opens in a new tab", () => {
    renderTabs();
    expect(selectedTab()).toBe("Tools");
    expect(headings(3, panel())).toEqual(["4D Live", "4D Pano", "4D Time", "4D BIM", "4D Labs", "Partner Apps"]);
    const links = within(panel()).getAllByRole("link");
    expect(links).toHaveLength(6);
    for (const link of links) expect(link).toHaveAttribute("target", "_blank");
  });

  test("the query string contains the selected tab; the back button returns to the tools", async () => {
    renderTabs();
    await userEvent.click(screen.getByRole("tab", { name: "Services" }));
    expect(headings(3, panel())).toHaveLength(4);
    expect(within(panel()).getByText("48h regular delivery")).toBeVisible();
    expect(within(panel()).getByText("24h express delivery")).toBeVisible();
    expect(query()).toBe("?tab=services");
    await goBack();
    expect(selectedTab()).toBe("Tools");
  });

  test("a service links to its request form on another site, in a new tab", () => {
    renderTabs("/marketplace?tab=services");
    const links = within(panel()).getAllByRole("link", { name: "Request Service (öffnet einen neuen Tab)" });
    expect(links).toHaveLength(services.filter(({ url }) => url !== null).length);
    for (const link of links) expect(link).toHaveAttribute("target", "_blank");
  });

  test("Offer Services opens the partner application form; sending it logs the type “service”", async () => {
    renderTabs("/marketplace?tab=services");
    const service = within(screen.getByText("Partner Services").closest("article") ?? panel());
    await userEvent.click(service.getByRole("button", { name: "Offer Services" }));
    expect(await screen.findByRole("dialog", { name: "Angebot einreichen" })).toBeVisible();
    const logged = jest.spyOn(console, "info").mockImplementation(() => undefined);
    fillIn("marketplace-partner");
    press("marketplace-partner");
    expect(await screen.findByText("Angekommen")).toBeVisible();
    expect(logged.mock.calls).toEqual([[expect.objectContaining({ additional_data: { type: "service" } })]]);
  });
});

describe("editing-tabs", () => {
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
});

describe("video-tabs", () => {
  type RenderTabs = () => void;

  const engine: RenderTabs = () => {
    renderInSite(<EngineTabs label="Engine" tabs={itemsOf<Queries.EngineTabFieldsFragment>("home/engine.json")} />);
  };
  const featured: RenderTabs = () => {
    const projects = itemsOf<Queries.FeaturedProjectFieldsFragment>("home/featured.json");
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
});

describe("program-ladder", () => {
  const programs = itemsOf<Queries.ProgramFieldsFragment>("partners/programs.json");

  let sent: Sent;
  beforeEach(() => {
    sessionStorage.clear();
    sent = receiverStub();
    renderInSite(<ProgramLadder programs={programs} benefits="Benefits" />);
  });

  test("the programs are in the order of the content", () => {
    expect(headings(3)).toEqual(programs.map(({ title }) => title));
  });

  test.each(programs)(
    "$buttonText opens the application to its program, which sends the program's id",
    async (program) => {
      await userEvent.click(screen.getByRole("button", { name: program.buttonText }));
      const dialog = await screen.findByRole("dialog", { name: `Bewerbung als ${program.title}` });
      expect(within(dialog).getByText(`Bewerben Sie sich für unser Programm ${program.id}.`)).toBeVisible();
      fillIn("partner-application");
      press("partner-application");
      expect(await screen.findByText(`Danke für Ihr Interesse am Programm ${program.id}.`)).toBeVisible();
      expect(bodiesOf(sent)).toEqual([
        expect.objectContaining({ additional_data: { partnerType: program.id, region: "Norway" } }),
      ]);
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    },
  );
});
