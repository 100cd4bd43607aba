import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStage } from "@capture/viewer/stage";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { ModelSection } from "../../../src/features/models/model-section";
import { contentOf } from "../../support/content/data";
import { scaledPicture } from "../../support/content/pictures/pictures";
import { fakeDevice, fakeStage } from "../../support/dom/fake-stage";
import { stubScreen } from "../../support/dom/screen";
import { renderInSite } from "../../support/dom/site-view";

jest.mock("@capture/viewer/stage", () => ({ createStage: jest.fn() }));

const labels = contentOf<Queries.ModelLabelFieldsFragment>("labels/model.json");
const [lens, foot] = fakeDevice.parts.map(({ name }) => name) as [string, string];
const turnIt = fillPlaceholders(labels.turnIt, { name: fakeDevice.name });
const button = (name: string): HTMLElement => screen.getByRole("button", { name });

beforeEach(() => {
  stubScreen();
  sessionStorage.clear();
  Object.assign(Element.prototype, { scrollTo: jest.fn(), scrollIntoView: jest.fn() });
  DOMTokenList.prototype.supports = () => false;
});

async function openStage(initial: Parameters<typeof fakeStage>[0] = {}): Promise<ReturnType<typeof fakeStage>> {
  const stage = fakeStage(initial);
  jest.mocked(createStage).mockReturnValue(stage);
  const subscribe = jest.spyOn(stage, "subscribe");
  const props = { device: fakeDevice, devices: [fakeDevice], picture: scaledPicture("ALPHA"), labels };
  renderInSite(<ModelSection {...props} />);
  await userEvent.click(button(turnIt));
  await screen.findByRole("application");
  // React subscribes after the view is in the page; until then, `show` would have no effect.
  await waitFor(() => expect(subscribe).toHaveBeenCalled());
  return stage;
}

test("opens with the focus in the view, disposes of the stage when it is closed, and returns the focus", async () => {
  const stage = await openStage();
  expect(stage.setMode).toHaveBeenCalledWith("device");
  expect(stage.focus).toHaveBeenCalled();
  expect(document.querySelector("[data-viewer]")?.scrollIntoView).toHaveBeenCalledTimes(1);
  await userEvent.click(button(labels.close));
  expect(stage.dispose).toHaveBeenCalledTimes(1);
  expect(button(turnIt)).toHaveFocus();
});

test("the buttons of the parts show one text at a time", async () => {
  const stage = await openStage();
  await userEvent.click(button(lens));
  expect(stage.choosePart).toHaveBeenCalledWith("lens");
  expect(button(lens)).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByText("8K")).toBeVisible();
  await userEvent.click(button(foot));
  expect(button(lens)).toHaveAttribute("aria-expanded", "false");
  expect(screen.queryByText("8K")).toBeNull();
  await userEvent.click(button(foot));
  expect(stage.choosePart).toHaveBeenLastCalledWith(undefined);
});

test("only visible parts have a dot, which chooses its part", async () => {
  const stage = await openStage();
  expect(screen.queryByTitle(foot)).toBeNull();
  fireEvent.click(screen.getByTitle(lens));
  expect(stage.choosePart).toHaveBeenCalledWith("lens");
  act(() => stage.show({ visibleParts: new Set(["lens", "foot"]) }));
  expect(screen.getByTitle(foot)).toHaveAttribute("aria-pressed", "false");
});

test("turning slowly is a toggle", async () => {
  const stage = await openStage();
  expect(button(labels.startTurning)).toHaveAttribute("aria-pressed", "false");
  await userEvent.click(button(labels.startTurning));
  expect(stage.setOptions).toHaveBeenCalledWith({ autoRotate: true });
  expect(button(labels.startTurning)).toHaveAttribute("aria-pressed", "true");
});

test("the slider of the bank card sets the scale of the screen for the visit", async () => {
  const stage = await openStage();
  await userEvent.click(button(labels.trueSize));
  await userEvent.click(button(labels.screenScale));
  const slider = screen.getByLabelText(labels.cardWidth);
  expect(slider).toHaveValue("342");
  fireEvent.change(slider, { target: { value: "428" } });
  expect(stage.setOptions).toHaveBeenCalledWith({ pxPerMm: 5 });
  const sides = within(screen.getByRole("application")).getByText(/^85.60 × 53.98\smm$/);
  expect(sides.parentElement).toHaveStyle({ width: "428px" });
  await userEvent.click(button(labels.close));
  await userEvent.click(button(turnIt));
  await screen.findByRole("application");
  expect(jest.mocked(createStage).mock.lastCall?.[1].pxPerMm).toBe(5);
});

test("a failed request shows a message and a button that retries", async () => {
  const stage = await openStage();
  act(() => stage.show({ hasFailed: true }));
  expect(screen.getByText(labels.failed)).toHaveAttribute("role", "status");
  await userEvent.click(button(labels.retry));
  expect(stage.retry).toHaveBeenCalled();
  expect(screen.queryByText(labels.failed)).toBeNull();
});

test("without WebGL, and after a lost context, the picture and the list remain", async () => {
  await openStage();
  act(() => jest.mocked(createStage).mock.lastCall?.[1].onContextLost());
  expect(screen.getByText(labels.lost)).toHaveAttribute("role", "alert");
  expect(screen.getByRole("img", { name: "ALPHA" })).toBeInTheDocument();
  await userEvent.click(button(lens));
  expect(screen.getByText("8K")).toBeVisible();
  jest.mocked(createStage).mockImplementation(() => {
    throw new Error("This browser has no WebGL 2.");
  });
  await userEvent.click(button(labels.retry));
  expect(screen.getByText(labels.unavailable)).toBeInTheDocument();
});

test("links to Quick Look contain one picture with the label", async () => {
  DOMTokenList.prototype.supports = (token) => token === "ar";
  await openStage();
  const link = screen.getByRole("link", { name: labels.viewInRoom });
  expect(link).toHaveAttribute("href", fakeDevice.usdz?.url);
  expect(link.children).toHaveLength(1);
  expect(link.firstElementChild?.tagName).toBe("IMG");
});
