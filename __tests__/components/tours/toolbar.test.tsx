import { act, fireEvent, renderHook, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toolbar } from "../../../src/features/tours/viewer/controls/toolbar";
import { useTemporaryMessage } from "../../../src/features/tours/viewer/controls/use-temporary-message";
import { useTools } from "../../../src/features/tours/viewer/controls/use-tools";
import { contentOf } from "../../support/content/data";
import { renderInSite } from "../../support/dom/site-view";

type ToolbarProps = Parameters<typeof Toolbar>[0];

const labels = contentOf<Queries.TourLabelFieldsFragment>("labels/tour.json");
const VIEW_URL = "https://site.example/tours/flat?room=living";
const CODE = `<iframe src="${VIEW_URL}"></iframe>`;
const onCopied = jest.fn();
const focus = jest.fn();

function TestToolbar({ canMeasure = true }: { canMeasure?: boolean }) {
  const state = {
    station: "living",
    camera: { distance: 0 },
    autoRotate: false,
    canMeasure,
  } as unknown as ToolbarProps["state"];
  const tools = useTools(undefined, jest.fn());
  return (
    <Toolbar
      view={{ focus } as unknown as ToolbarProps["view"]}
      share={{ title: "A flat", getUrl: () => VIEW_URL, getCode: () => CODE, onCopied }}
      {...{ state, labels, tools, onTakePoint: jest.fn() }}
    />
  );
}

/** Defines or removes methods of `navigator`. */
function stubNavigator(methods: {
  share?: () => Promise<void>;
  clipboard?: { writeText: (text: string) => Promise<void> };
}): void {
  for (const name of ["share", "clipboard"] as const)
    Object.defineProperty(navigator, name, { value: methods[name], configurable: true });
}

beforeEach(() => jest.clearAllMocks());

const pressShare = (): void => void fireEvent.click(screen.getByRole("button", { name: "Ansicht teilen" }));
const findUrlField = (): Promise<HTMLInputElement> => screen.findByLabelText("Link zu dieser Ansicht:");

describe("sharing a view", () => {
  it("copies the URL to the clipboard and calls onCopied", async () => {
    stubNavigator({ clipboard: { writeText: () => Promise.resolve() } });
    renderInSite(<TestToolbar />);
    pressShare();
    await waitFor(() => expect(onCopied).toHaveBeenCalledWith("url"));
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("copies the code for other sites, also where the browser shares URLs, and shows it when the browser refuses", async () => {
    const writeText = jest.fn<Promise<void>, [string]>(() => Promise.resolve());
    stubNavigator({ share: () => Promise.resolve(), clipboard: { writeText } });
    renderInSite(<TestToolbar />);
    fireEvent.click(screen.getByRole("button", { name: labels.embed }));
    await waitFor(() => expect(onCopied).toHaveBeenCalledWith("code"));
    expect(writeText).toHaveBeenCalledWith(CODE);
    stubNavigator({});
    fireEvent.click(screen.getByRole("button", { name: labels.embed }));
    expect(await screen.findByLabelText(labels.copyCode)).toHaveValue(CODE);
  });

  it.each([
    ["the browser has no clipboard API", {}],
    [
      "the browser refuses to write to the clipboard",
      { clipboard: { writeText: () => Promise.reject(new DOMException("", "NotAllowedError")) } },
    ],
    ["the share dialog fails", { share: () => Promise.reject(new DOMException("", "DataError")) }],
  ])("shows the URL, selected, when %s", async (_case, methods) => {
    stubNavigator(methods);
    renderInSite(<TestToolbar />);
    pressShare();
    const input = await findUrlField();
    expect(input).toHaveFocus();
    expect(input).toHaveValue(VIEW_URL);
    expect(input.selectionEnd).toBe(VIEW_URL.length);
    await userEvent.keyboard("{Escape}");
    expect(focus).toHaveBeenCalled();
    fireEvent.blur(input);
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("shows no URL when the visitor closes the share dialog", async () => {
    stubNavigator({ share: () => Promise.reject(new DOMException("", "AbortError")) });
    renderInSite(<TestToolbar />);
    pressShare();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByRole("textbox")).toBeNull();
  });
});

test("measuring can start when the depth is loaded", () => {
  const { rerender } = renderInSite(<TestToolbar canMeasure={false} />);
  const button = screen.getByRole("button", { name: labels.measure });
  expect(button).toHaveAttribute("aria-disabled", "true");
  fireEvent.click(button);
  expect(button).toHaveAttribute("aria-pressed", "false");
  rerender(<TestToolbar />);
  expect(button).not.toHaveAttribute("aria-disabled");
  fireEvent.click(button);
  expect(button).toHaveAttribute("aria-pressed", "true");
});

test("a message disappears after 5 s, and showing it again restarts the timer", () => {
  jest.useFakeTimers();
  const { result } = renderHook(useTemporaryMessage);
  const text = (): string => result.current[0];
  act(() => result.current[1]("Copied."));
  act(() => void jest.advanceTimersByTime(3000));
  act(() => result.current[1]("Copied."));
  act(() => void jest.advanceTimersByTime(3000));
  expect(text()).toBe("Copied.");
  act(() => void jest.advanceTimersByTime(3000));
  expect(text()).toBe("");
  jest.useRealTimers();
});

test("requests full screen for the viewer that contains the button, and ignores a refusal", async () => {
  const request = jest.fn(() => Promise.reject(new TypeError("Not allowed.")));
  Object.defineProperty(document, "fullscreenEnabled", { value: true, configurable: true });
  Object.defineProperty(document, "fullscreenElement", { value: null, configurable: true });
  Object.assign(Element.prototype, { requestFullscreen: request });
  renderInSite(
    <>
      <div data-viewer="" />
      <div data-viewer="" data-testid="viewer">
        <TestToolbar />
      </div>
    </>,
  );
  const button = screen.getByRole("button", { name: "Ganzer Bildschirm" });
  await userEvent.click(button);
  expect(request.mock.contexts).toEqual([screen.getByTestId("viewer")]);
  expect(button).toHaveAttribute("aria-pressed", "false");
  Object.defineProperty(document, "fullscreenElement", { value: screen.getByTestId("viewer"), configurable: true });
  act(() => void document.dispatchEvent(new Event("fullscreenchange")));
  expect(button).toHaveAttribute("aria-pressed", "true");
});

test("picking the same point twice does not add a measurement", () => {
  const onMeasured = jest.fn();
  const { result } = renderHook(() => useTools(undefined, onMeasured));
  const takePoint = (x: number): void =>
    act(() => result.current.takePoint({ position: [x, 0, 0], uncertainty: 0.01 }));
  act(() => result.current.toggle("measuring"));
  takePoint(1);
  takePoint(1.001);
  expect(onMeasured).not.toHaveBeenCalled();
  expect(result.current.firstPoint?.position).toEqual([1, 0, 0]);
  takePoint(2);
  expect(onMeasured).toHaveBeenCalledTimes(1);
});
