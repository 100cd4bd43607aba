import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TextDecoder } from "node:util";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fillPlaceholders } from "@capture/domain/placeholders";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { createStage, type StageState } from "@capture/viewer/stage";
import type { FormName } from "@capture/receiver/payload/payload";
import { Layout } from "../../../src/layout/layout";
import { ModelSection } from "../../../src/features/models/model-section";
import { ProjectDialog } from "../../../src/features/showcase/project-dialog";
import { FormDialog } from "../../../src/forms/ui/form-dialog";
import { buildIndex } from "../../../src/search/build-index";
import type { SiteSearchFile } from "../../../src/search/site-search-file";
import { createFinder } from "../../../testing/pseudo-locale/find-english";
import { pseudoLocalize } from "../../../testing/pseudo-locale/pseudo-localize";
import { writePseudoContent } from "../../../testing/pseudo-locale/write-pseudo-content";
import { COMPANY, PARTS } from "../../support/company/company";
import { contentOf, FILLED, FORM_NAMES } from "../../support/content/data";
import { project } from "../../support/content/entries";
import { scaledPicture } from "../../support/content/pictures/pictures";
import { fakeDevice, fakeStage } from "../../support/dom/fake-stage";
import { fillIn, press } from "../../support/dom/fill";
import { answer, receiverStub, type Sent } from "../../support/dom/receiver";
import { stubScreen } from "../../support/dom/screen";
import { renderInSite } from "../../support/dom/site-view";

// `npm run test:pseudo-locale` finds English words in the HTML of pages. These tests find them in what only the script shows.

jest.mock("@capture/viewer/stage", () => ({ createStage: jest.fn() }));

const LOCALE = "ar-US";
let folder: string;
let english: () => string[];
let sent: Sent;

beforeAll(() => {
  // Node has them and jsdom does not, and the content is read and localized with them.
  const structuredClone = (value: JsonValue): JsonValue => JSON.parse(JSON.stringify(value)) as JsonValue;
  Object.assign(globalThis, { TextDecoder, structuredClone });
  folder = mkdtempSync(join(tmpdir(), "pseudo-"));
  for (const source of [PARTS, COMPANY]) cpSync(source, join(folder, "company"), { recursive: true });
  process.env.CONTENT_DIR = writePseudoContent(join(folder, "company"), join(folder, "pseudo"));
  const findIn = createFinder(process.env.CONTENT_DIR);
  english = () => findIn(document.body.innerHTML);
});
afterAll(() => {
  process.env.CONTENT_DIR = COMPANY;
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  stubScreen();
  sessionStorage.clear();
  sent = receiverStub();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const inPseudoLocale = (parts: Parameters<typeof renderInSite>[0]) =>
  renderInSite(parts, { locale: LOCALE, deliver: true });

/** What visitors type, without a letter of English. */
const typedInto = (name: FormName): Record<string, string> =>
  Object.fromEntries(Object.entries(FILLED[name]).map(([field, value]) => [field, pseudoLocalize(value)]));

describe.each(FORM_NAMES)("the form %s has no English word", (name) => {
  beforeEach(() => {
    inPseudoLocale(<FormDialog form={name} onClose={() => undefined} />);
  });

  test("while it is empty, and when fields are not filled in", async () => {
    expect(screen.getByRole("dialog")).toBeVisible();
    expect(english()).toEqual([]);
    press(name);
    await act(() => Promise.resolve());
    expect(english()).toEqual([]);
  });

  test.each([
    ["could not be sent", answer(503)],
    ["cannot be sent again yet", answer(429, {}, { "Retry-After": "120" })],
  ])("when it %s", async (_, response) => {
    sent.mockResolvedValue(response);
    fillIn(name, typedInto(name));
    press(name);
    expect(await screen.findAllByRole("alert")).not.toEqual([]);
    expect(english()).toEqual([]);
  });

  test("when it was sent", async () => {
    fillIn(name, typedInto(name));
    press(name);
    expect(await screen.findAllByRole("status")).not.toEqual([]);
    expect(english()).toEqual([]);
  });
});

test("a project in its dialog has no English word", () => {
  const { labels } = contentOf<{ labels: { tour: string; caseStudy: string } }>("pages/showcase.json");
  const { category, image, ...rest } = project("loft", pseudoLocalize("A loft"), "aec");
  const shown = {
    ...rest,
    description: pseudoLocalize(rest.description),
    category: category && { ...category, name: pseudoLocalize(category.name) },
    image: { ...image, alt: pseudoLocalize(image.alt) },
  };
  inPseudoLocale(
    <ProjectDialog project={shown} {...labels} caseStudiesPath="/case-studies" onClose={() => undefined} />,
  );
  expect(screen.getByRole("dialog")).toBeVisible();
  expect(english()).toEqual([]);
});

test("the search has no English word, with results and without any", async () => {
  const { labels } = contentOf<{ labels: SiteSearchFile["labels"] }>("pages/search.json");
  const found = pseudoLocalize("Panorama");
  const documents = [
    { id: "a", kind: pseudoLocalize("Terms"), title: found, to: "/", text: found, source: found, about: "" },
  ];
  const file: SiteSearchFile = { labels, ...buildIndex(documents, LOCALE) };
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, json: () => Promise.resolve(file) });
  inPseudoLocale(<Layout>{found}</Layout>);
  fireEvent.keyDown(window, { key: "k", ctrlKey: true });
  const field = await screen.findByRole("searchbox");
  for (const [query, status] of [
    [found, "1"],
    ["ýýý", "ýýý"],
  ] as const) {
    await userEvent.clear(field);
    await userEvent.type(field, query);
    await waitFor(() => expect(screen.getByRole("dialog")).toHaveTextContent(status));
    expect(english()).toEqual([]);
  }
});

test("the stage of a device has no English word in any mode", async () => {
  const labels = contentOf<Queries.ModelLabelFieldsFragment>("labels/model.json");
  const device = {
    ...fakeDevice,
    name: pseudoLocalize(fakeDevice.name),
    parts: fakeDevice.parts.map(({ name, text, fields, ...part }) => ({
      ...part,
      ...{ name: pseudoLocalize(name), text: pseudoLocalize(text) },
      fields: fields.map(({ label, value, ...field }) => ({
        ...field,
        ...{ label: pseudoLocalize(label), value: pseudoLocalize(value) },
      })),
    })),
  };
  Object.assign(Element.prototype, { scrollTo: jest.fn(), scrollIntoView: jest.fn() });
  DOMTokenList.prototype.supports = () => false;
  const stage = fakeStage();
  jest.mocked(createStage).mockReturnValue(stage);
  const picture = scaledPicture(device.name);
  inPseudoLocale(<ModelSection device={device} devices={[device]} picture={picture} labels={labels} />);
  await userEvent.click(screen.getByRole("button", { name: fillPlaceholders(labels.turnIt, { name: device.name }) }));
  await screen.findByRole("application");
  for (const change of [
    { part: "lens" },
    { mode: "devices", drawnMode: "devices" },
    { mode: "real", drawnMode: "real" },
    { isLoading: true },
    { isLoading: false, hasFailed: true },
  ] as const) {
    act(() => stage.show(change as Partial<StageState>));
    expect(english()).toEqual([]);
  }
});
