import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Answer, HelpSearch } from "../../../src/search/document";
import { Chat } from "../../../src/features/support/chat";
import { emptyLabels, UiLabelsContext } from "../../../src/ui/labels";
import { pageOf } from "../../support/content/pages";
import { AssistantFrame } from "../../../src/features/support/assistant-frame";

describe("chat", () => {
  const { labels } = pageOf<Queries.AssistantPageQuery>("assistant");
  const contact = {
    heading: "Einem Menschen schreiben",
    lead: "A person answers.",
    actions: [
      { text: "Write to Support", to: "mailto:help@acme.example" },
      { text: "Submit a Ticket", to: "https://tickets.example" },
    ],
  };
  const weight: Answer = {
    id: "cam-weight",
    kind: "specification",
    title: "Weight",
    text: "2 kg",
    source: "CAM",
    to: "/products/cam#body",
  };
  const faq: Answer = {
    id: "faq-why",
    kind: "faq",
    title: "Why is it heavy?",
    text: "It is made of steel.",
    source: "Why is it heavy?",
    to: "https://docs.example/why",
  };
  const search: HelpSearch = { ask: (question) => (question.includes("heavy") ? [weight, faq] : []) };

  beforeEach(() => {
    window.scrollTo = jest.fn();
  });

  function renderChat(load: () => Promise<HelpSearch>): { field: HTMLElement; log: HTMLElement } {
    render(
      <UiLabelsContext.Provider value={{ ...emptyLabels, newTab: "öffnet einen neuen Tab" }}>
        <Chat suggestions={["How heavy is it?"]} contact={contact} labels={labels} load={load} />
      </UiLabelsContext.Provider>,
    );
    return { field: screen.getByRole("textbox", { name: "Ihre Frage" }), log: screen.getByRole("log") };
  }

  test("Enter asks a question and shows the answers with their sources; the field is cleared and keeps the focus", async () => {
    const { field, log } = renderChat(() => Promise.resolve(search));
    await userEvent.type(field, "how heavy?{Enter}");
    expect(await within(log).findByText("how heavy?")).toBeVisible();
    expect(within(log).getByText("CAM · Weight")).toBeVisible();
    expect(within(log).getByText("2 kg")).toBeVisible();
    const specificationLink = within(log).getByRole("link", { name: "Datenblatt CAM" });
    expect(specificationLink).toHaveAttribute("href", "/products/cam#body");
    expect(specificationLink).toHaveAttribute("target", "_top");
    const faqLink = within(log).getByRole("link", { name: "Frage: Why is it heavy? (öffnet einen neuen Tab)" });
    expect(faqLink).toHaveAttribute("target", "_blank");
    expect(field).toHaveValue("");
    expect(field).toHaveFocus();
  });

  test("asks the question in the URL, which comes from the support page", async () => {
    history.replaceState(null, "", "?q=how+heavy%3F");
    const { log } = renderChat(() => Promise.resolve(search));
    expect(await within(log).findByText("how heavy?")).toBeVisible();
    history.replaceState(null, "", location.pathname);
  });

  test("loads the search once, when the visitor begins to type", async () => {
    const load = jest.fn(() => Promise.resolve(search));
    const { field } = renderChat(load);
    await userEvent.click(field);
    expect(load).not.toHaveBeenCalled();
    await userEvent.type(field, "heavy{Enter}");
    await userEvent.type(field, "light{Enter}");
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("links to the support mailbox and the ticket form when no answer is found", async () => {
    const { field, log } = renderChat(() => Promise.resolve(search));
    await userEvent.type(field, "bananas{Enter}");
    expect(await within(log).findByText("Keine Antwort zu „bananas“.")).toBeVisible();
    expect(within(log).getByRole("link", { name: "Write to Support" })).toHaveAttribute(
      "href",
      "mailto:help@acme.example",
    );
    expect(within(log).getByRole("link", { name: /^Submit a Ticket/ })).toHaveAttribute("target", "_blank");
  });

  test("asks a suggested question when the visitor clicks it", async () => {
    const { field, log } = renderChat(() => Promise.resolve(search));
    await userEvent.click(screen.getByRole("button", { name: "How heavy is it?" }));
    expect(await within(log).findByText("2 kg")).toBeVisible();
    expect(field).toHaveValue("");
  });

  test("when the search cannot be loaded, shows an error, keeps the input and retries at the next question", async () => {
    const load = jest.fn<Promise<HelpSearch>, []>().mockRejectedValue(new Error("offline"));
    const { field, log } = renderChat(load);
    await userEvent.type(field, "heavy{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent("Die Antworten ließen sich nicht laden.");
    expect(field).toHaveValue("heavy");
    expect(within(log).queryByText("heavy")).not.toBeInTheDocument();
    load.mockResolvedValue(search);
    await userEvent.click(screen.getByRole("button", { name: "Fragen" }));
    expect(await within(log).findByText("2 kg")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("shows a message while the search loads, and ignores a second question", async () => {
    let finishLoading: (search: HelpSearch) => void = () => undefined;
    const { field, log } = renderChat(() => new Promise((resolve) => (finishLoading = resolve)));
    await userEvent.type(field, "heavy{Enter}{Enter}");
    expect(within(log).getByText("Wird nachgeschlagen")).toBeVisible();
    finishLoading(search);
    await waitFor(() => expect(within(log).getAllByText("heavy")).toHaveLength(1));
    expect(await within(log).findByText("2 kg")).toBeVisible();
  });

  test("does not ask an empty question", async () => {
    const load = jest.fn(() => Promise.resolve(search));
    const { field, log } = renderChat(load);
    await userEvent.type(field, "{Enter}");
    expect(load).not.toHaveBeenCalled();
    expect(log).toBeEmptyDOMElement();
  });
});

describe("assistant-frame", () => {
  const { assistant, labels } = pageOf<Queries.SupportPageQuery>("support");

  /** Renders a frame with this URL and returns its sandbox permissions. */
  function permissionsOf(url: string): string[] {
    render(<AssistantFrame id="assistant" head={assistant} url={url} question="" sources={[]} labels={labels} />);
    const element = screen.getByTitle(labels.frameTitle);
    expect(element).toHaveAttribute("src", url);
    expect(element).toHaveAttribute("height", "700");
    return element.getAttribute("sandbox")?.split(" ").sort() ?? [];
  }

  test("asks the question from the hero, once it is in view, and gets the focus of the field there", () => {
    const scrollIntoView = jest.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    const props = { id: "assistant", head: assistant, url: "/support/assistant", sources: [], labels };
    render(<AssistantFrame {...props} question="How heavy & how long?" />);
    expect(screen.getByTitle(labels.frameTitle)).toHaveAttribute(
      "src",
      "/support/assistant?q=How%20heavy%20%26%20how%20long%3F",
    );
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect(screen.getByTitle(labels.frameTitle)).toHaveFocus();
  });

  test("a page of the site may run scripts and open links outside its frame, but not access the site's origin", () => {
    expect(permissionsOf("/support/assistant")).toEqual([
      "allow-forms",
      "allow-popups",
      "allow-popups-to-escape-sandbox",
      "allow-scripts",
      "allow-top-navigation-by-user-activation",
    ]);
  });

  test("a provider's page keeps its own origin and cannot navigate the site", () => {
    expect(permissionsOf("https://chat.example/frame")).toEqual([
      "allow-forms",
      "allow-popups",
      "allow-popups-to-escape-sandbox",
      "allow-same-origin",
      "allow-scripts",
    ]);
  });
});
