import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { specificationPath } from "@capture/domain/accuracy/specification";
import { fillPlaceholders } from "@capture/domain/placeholders";
import type { Conditions } from "@capture/domain/accuracy/conditions";
import type { Quantity } from "@capture/domain/quantities";
import { readAccuracy } from "@capture/domain/accuracy/read-accuracy";
import AccuracyPage from "../../../src/pages/products/accuracy";
import { contentOf } from "../../support/content/data";
import { deviceOf } from "../../support/content/devices";
import { pageOf, pageProps } from "../../support/content/pages";
import { goBack } from "../../support/dom/navigation";
import { stubScreen } from "../../support/dom/screen";
import { renderInSite } from "../../support/dom/site-view";

type Data = Queries.AccuracyPageQuery;
type Linked = { device?: string };
type Figure = { quantities?: readonly Quantity[]; conditions?: Conditions };

const page = pageOf<Data>("accuracy");
const { labels } = page;
const content = contentOf<Queries.AccuracyFieldsFragment & { rules: Linked[]; devices: Linked[] }>("accuracy.json");
/** How a figure of accuracy is read whose conditions are not stated. */
const ASSUMED = { of: "point", confidence: 95 } as const;
/** A device with its accuracy as the build computes it. */
const computedDevice = (slug: string): object => {
  const device = deviceOf(slug) as ReturnType<typeof deviceOf> & { specifications: Figure[] };
  const specifications = device.specifications.map((figure) => ({
    ...figure,
    accuracy: figure.conditions ? readAccuracy(figure.quantities, figure.conditions, ASSUMED) : null,
  }));
  return { ...device, specifications };
};
const link = <T extends Linked>(item: T) => ({
  ...item,
  device: item.device === undefined ? null : computedDevice(item.device),
});
const data = {
  page,
  scaleLabels: contentOf("labels/model.json"),
  accuracy: { ...content, rules: content.rules.map(link), devices: content.devices.map(link) },
} as unknown as Data;

const ANSWERS = { decision: "permit", distance: "24", view: "one", capture: "walk", control: "no" };
/** Shows the page; with all answers, waits for the script of the specification. */
const show = async (answers: Record<string, string>, shown = data): Promise<void> => {
  history.replaceState(null, "", `/products/accuracy?${String(new URLSearchParams(answers))}`);
  renderInSite(<AccuracyPage {...pageProps(shown)} />);
  if (screen.queryByText(labels.pending) === null) await screen.findByRole("button", { name: labels.copy });
};
const decision = content.decisions.find(({ id }) => id === ANSWERS.decision);
/** The row of a device in the answer. */
const finding = (name: string): HTMLElement => {
  const answer = within(screen.getByRole("region", { name: decision?.text ?? "" }));
  return answer.getByRole("link", { name }).closest("li") as HTMLElement;
};
/** What the guide reports about the answers. */
const status = (): HTMLElement =>
  within(document.querySelector("#questions") as HTMLElement).getAllByRole("status")[0] as HTMLElement;
const plain = (element: HTMLElement): string => (element.textContent ?? "").replaceAll("\u00a0", " ");

beforeEach(() => {
  sessionStorage.clear();
  stubScreen();
});

test("answers after the last question, and keeps the answers in the query string; the back button undoes the last one", async () => {
  await show({});
  expect(screen.getByText(labels.pending)).toBeVisible();
  for (const [id, answer] of Object.entries(ANSWERS)) {
    if (id === "distance") await userEvent.type(screen.getByRole("textbox"), answer);
    else await userEvent.click(document.querySelector(`input[name=${id}][value=${answer}]`) as HTMLElement);
  }
  await screen.findByRole("button", { name: labels.copy });
  expect(location.search).toBe(`?${String(new URLSearchParams(ANSWERS))}`);
  expect(status()).toHaveTextContent(/LOA 20.*META/);
  await userEvent.click(screen.getByRole("button", { name: labels.restart }));
  expect(location.search).toBe("");
  await goBack();
  await goBack();
  expect(screen.getByText(labels.pending)).toBeVisible();
  expect(location.search).not.toContain("control");
});

test("shows which device meets the tolerance with its formula, and which states nothing", async () => {
  await show(ANSWERS);
  expect(plain(finding("META"))).toContain(labels.meets);
  expect(plain(finding("META"))).toContain("√2 × 10 mm = 14,1 mm");
  for (const name of ["PRO", "MINION"]) expect(plain(finding(name))).toContain(labels.noAccuracy);
});

test("lists the first of many devices, those that meet the tolerance before others", async () => {
  const [guide, others] = [
    data.accuracy,
    (data.accuracy?.devices ?? []).filter(({ device }) => device?.name !== "META"),
  ];
  const meta = guide?.devices.find(({ device }) => device?.name === "META");
  const copies = Array.from({ length: 4 }, (_, copy) =>
    others.map((each) => ({ ...each, device: each.device && { ...each.device, slug: `${each.device.slug}-${copy}` } })),
  ).flat();
  await show(ANSWERS, { ...data, accuracy: { ...guide, devices: [...copies, meta] } } as unknown as Data);
  const answer = within(screen.getByRole("region", { name: decision?.text ?? "" }));
  const [first, more] = answer.getAllByRole("list").filter(({ className }) => className.includes("findings"));
  expect(within(first as HTMLElement).getAllByRole("link")).toHaveLength(6);
  expect(within(first as HTMLElement).getAllByRole("link")[0]).toHaveTextContent("META");
  expect(more?.closest("details")).not.toHaveAttribute("open");
  expect(more?.children).toHaveLength(copies.length + 1 - 6);
});

test("adds the error of control points, and says what is assumed", async () => {
  await show({ ...ANSWERS, view: "several", control: "yes" });
  expect(plain(finding("META"))).toContain("√(14,1² + (√2 × 3)²) mm = 14,8 mm");
  expect(screen.getByText(/^±3.mm .*95/)).toBeVisible();
});

test("says nothing beyond one view without control points, or beyond the range", async () => {
  await show({ ...ANSWERS, view: "several" });
  expect(plain(finding("META"))).toContain(labels.notStated);
});

test("a distance beyond the stated range counts as beyond one view", async () => {
  await show({ ...ANSWERS, distance: "71" });
  expect(plain(finding("META"))).toContain(labels.notStated);
});

test("names an instrument if no device meets the tolerance", async () => {
  await show({ ...ANSWERS, decision: "prefabrication" });
  expect(screen.getByText(/It takes .*total station/)).toBeVisible();
  expect(status()).toHaveTextContent(/None of our devices/);
});

test("keeps an invalid distance, and shows the valid range", async () => {
  await show({ ...ANSWERS, distance: "far" });
  expect(screen.getByRole("textbox")).toHaveValue("far");
  expect(screen.getByRole("textbox")).toHaveAccessibleDescription(/0,2.*1\.000/);
  expect(screen.getByText(labels.pending)).toBeVisible();
});

test("adds the answers to the message of the demo form", async () => {
  await show(ANSWERS);
  const answer = screen.getByRole("region", { name: decision?.text ?? "" });
  await userEvent.click(within(answer).getByRole("button", { name: labels.requestDemo }));
  const message = await screen.findByLabelText<HTMLTextAreaElement>(/Nachricht/);
  expect(message.value).toContain(`${labels.message}\n${labels.decisionQuestion} ${decision?.text}`);
  expect(message.value).toContain("LOA 20");
});

describe("the specification", () => {
  const writeText = jest.fn<Promise<void>, [string]>();
  beforeEach(() => {
    writeText.mockReset();
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  });
  // `userEvent` would replace the clipboard.
  const copy = async (): Promise<void> => {
    const button = screen.getByRole("button", { name: labels.copy });
    await act(async () => {
      button.click();
      await Promise.resolve();
    });
  };

  test("can be copied and downloaded", async () => {
    writeText.mockResolvedValue();
    await show(ANSWERS);
    await copy();
    const title = fillPlaceholders(labels.specificationTitle, { decision: decision?.text ?? "" });
    expect(writeText.mock.calls[0]?.[0]).toMatch(new RegExp(`^# ${title}\n\n## 1\\. `));
    expect(screen.getByText(labels.copied)).toBeVisible();
    const file = screen.getByRole("link", { name: labels.downloadMarkdown });
    expect(decodeURIComponent(file.getAttribute("href") ?? "")).toContain(title);
    expect(screen.getByRole("link", { name: labels.downloadPdf })).toHaveAttribute(
      "href",
      specificationPath("permit", { control: "no" }),
    );
  });

  test("is shown as selected text if the browser refuses to copy", async () => {
    writeText.mockRejectedValue(new Error("refused"));
    await show(ANSWERS);
    await copy();
    const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: labels.markdownText });
    expect(field.selectionEnd).toBe(field.value.length);
    expect(screen.getByText(labels.copyFailed)).toBeVisible();
  });
});

test("the ruler names classes, devices and instruments, and answers the first question with Enter", async () => {
  await show({});
  const ruler = within(screen.getByRole("group", { name: new RegExp(labels.decisionQuestion.replace("?", "")) }));
  const text = plain(ruler.getByRole("list").parentElement?.parentElement as HTMLElement);
  for (const { name } of content.classes) expect(text).toContain(name);
  for (const { label } of content.instruments) expect(text).toContain(label);
  expect(text).toContain("META: ±10 mm");
  act(() => ruler.getByRole("radio", { name: new RegExp(decision?.text ?? "") }).focus());
  await userEvent.keyboard("{Enter}");
  expect(location.search).toBe("?decision=permit");
  expect(ruler.getByRole("status")).toHaveTextContent(/±20.mm, LOA 20/);
});

test("draws the tolerance and the error at the scale of the screen", async () => {
  await show(ANSWERS);
  const figure = screen.getByRole("figure");
  const [tolerance, error] = within(figure).getAllByRole("listitem");
  expect(plain(tolerance as HTMLElement)).toBe(`${labels.tolerance}: ±20 mm`);
  expect(plain(error as HTMLElement)).toBe("META: ±14,1 mm");
  expect(figure).toHaveTextContent(labels.scaleAssumed);
  fireEvent.change(screen.getByRole("slider"), { target: { value: "428" } });
  expect(figure).toHaveTextContent(labels.scaleSet);
  const [, band] = figure.querySelectorAll("rect");
  expect(Number(band?.getAttribute("width"))).toBeCloseTo(100, 5);
});

test("lists every decision with its class, its reason and its PDFs", async () => {
  await show({});
  const list = within(screen.getByRole("region", { name: page.decisions.heading }));
  const rows = list.getAllByRole("group");
  expect(rows.map((row) => row.querySelector("summary > span")?.textContent)).toEqual(
    content.decisions.map(({ text }) => text),
  );
  rows.forEach((row, index) => {
    expect(plain(row)).toContain("LOA");
    expect(plain(row)).toContain(content.decisions[index]?.reason.replaceAll("\u00a0", " "));
    expect(row.querySelectorAll('a[href$=".pdf"]')).toHaveLength(2);
  });
});
