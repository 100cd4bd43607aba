import { act, fireEvent, renderHook, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toolbar } from "../../../src/features/tours/viewer/controls/toolbar";
import { useMeasuring } from "../../../src/features/tours/viewer/controls/use-measuring";
import { useNote } from "../../../src/features/tours/viewer/controls/use-note";
import { contentOf } from "../../support/content/data";
import { renderInSite } from "../../support/dom/site-view";

type ToolbarProps = Parameters<typeof Toolbar>[0];

const labels = contentOf<Queries.TourLabelPartsFragment>("labels/tour.json");
const ADDRESS = "https://site.example/tours/flat?room=living";
const onCopied = jest.fn();
const focus = jest.fn();

function Bar() {
  const state = { station: "living", camera: { distance: 0 }, rotating: false } as unknown as ToolbarProps["state"];
  const measuring = useMeasuring(jest.fn());
  return (
    <Toolbar
      viewer={{ focus } as unknown as ToolbarProps["viewer"]}
      link={{ title: "A flat", to: () => ADDRESS, onCopied }}
      {...{ state, labels, measuring, onTakePoint: jest.fn() }}
    />
  );
}

/** Gives the browser these abilities, or takes them. */
function give(abilities: { share?: () => Promise<void>; clipboard?: { writeText: () => Promise<void> } }): void {
  for (const name of ["share", "clipboard"] as const)
    Object.defineProperty(navigator, name, { value: abilities[name], configurable: true });
}

const pressShare = (): void => void fireEvent.click(screen.getByRole("button", { name: "Share this view" }));
const field = (): Promise<HTMLInputElement> => screen.findByLabelText("Copy the link to this view:");

describe("a view is shared", () => {
  it("by the clipboard, and that is said", async () => {
    give({ clipboard: { writeText: () => Promise.resolve() } });
    renderInSite(<Bar />);
    pressShare();
    await waitFor(() => expect(onCopied).toHaveBeenCalled());
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it.each([
    ["there is no clipboard", {}],
    [
      "the clipboard refuses",
      { clipboard: { writeText: () => Promise.reject(new DOMException("", "NotAllowedError")) } },
    ],
    ["the device’s sharing fails", { share: () => Promise.reject(new DOMException("", "DataError")) }],
  ])("by hand when %s: the address stands there, selected", async (_why, abilities) => {
    give(abilities);
    renderInSite(<Bar />);
    pressShare();
    const input = await field();
    expect(input).toHaveFocus();
    expect(input).toHaveValue(ADDRESS);
    expect(input.selectionEnd).toBe(ADDRESS.length);
    await userEvent.keyboard("{Escape}");
    expect(focus).toHaveBeenCalled();
    fireEvent.blur(input);
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("not at all when the visitor closes the device’s sharing", async () => {
    give({ share: () => Promise.reject(new DOMException("", "AbortError")) });
    renderInSite(<Bar />);
    pressShare();
    await act(() => new Promise((done) => setTimeout(done)));
    expect(screen.queryByRole("textbox")).toBeNull();
  });
});

test("a note leaves after a while, and one that is said again stays as long again", () => {
  jest.useFakeTimers();
  const { result } = renderHook(useNote);
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

test("the viewer around the button fills the screen, and the button says so; a refusal changes nothing", async () => {
  const request = jest.fn(() => Promise.reject(new TypeError("Not allowed.")));
  Object.defineProperty(document, "fullscreenEnabled", { value: true, configurable: true });
  Object.defineProperty(document, "fullscreenElement", { value: null, configurable: true });
  Object.assign(Element.prototype, { requestFullscreen: request });
  renderInSite(
    <>
      <div data-viewer="" />
      <div data-viewer="" data-testid="mine">
        <Bar />
      </div>
    </>,
  );
  const button = screen.getByRole("button", { name: "Full screen" });
  await userEvent.click(button);
  expect(request.mock.contexts).toEqual([screen.getByTestId("mine")]);
  expect(button).toHaveAttribute("aria-pressed", "false");
  Object.defineProperty(document, "fullscreenElement", { value: screen.getByTestId("mine"), configurable: true });
  act(() => void document.dispatchEvent(new Event("fullscreenchange")));
  expect(button).toHaveAttribute("aria-pressed", "true");
});

test("a point that is pressed twice is no distance", () => {
  const onMeasured = jest.fn();
  const { result } = renderHook(() => useMeasuring(onMeasured));
  const take = (x: number): void => act(() => result.current.take({ place: [x, 0, 0], pixel: 0.01 }));
  act(() => result.current.toggle());
  take(1);
  take(1.001);
  expect(onMeasured).not.toHaveBeenCalled();
  expect(result.current.hint).toBe("secondPoint");
  take(2);
  expect(onMeasured).toHaveBeenCalledTimes(1);
});
