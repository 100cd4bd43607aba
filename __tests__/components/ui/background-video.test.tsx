import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BackgroundVideo } from "../../../src/components/ui/media/background-video";
import { emptyLabels, UiLabelsContext } from "../../../src/components/ui/labels";
import { videoFiles, videoOf } from "../../support/content/videos";
import { hideTab, scrollOnScreen, stubScreen, watchVideos } from "../../support/dom/screen";

let films: ReturnType<typeof watchVideos>;

beforeEach(() => {
  stubScreen();
  films = watchVideos();
});
afterEach(() => jest.restoreAllMocks());

async function draw(): Promise<void> {
  render(
    <UiLabelsContext.Provider value={{ ...emptyLabels, pauseVideo: "Pause film", resumeVideo: "Resume film" }}>
      <BackgroundVideo video={videoOf("A vault")} sizes="60vw" />
    </UiLabelsContext.Provider>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
}

/** Whether the film was last told to run. */
function runs(): boolean {
  const last = ({ mock }: jest.SpyInstance): number => mock.invocationCallOrder.at(-1) ?? 0;
  return last(films.play) > last(films.pause);
}

test("the still is there first; the film runs silently round once it is on the screen", async () => {
  await draw();
  expect(screen.getByRole("img", { name: "Still of A vault" })).toBeVisible();
  expect(videoFiles()).toEqual(["/film.webm", "/film.mp4"]);
  expect(runs()).toBe(false);
  scrollOnScreen(true);
  expect(runs()).toBe(true);
  const video = document.querySelector("video");
  expect(video).toHaveProperty("muted", true);
  expect(video).toHaveAttribute("loop");
});

test("the film waits for the page to have loaded", async () => {
  jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  await draw();
  expect(videoFiles()).toEqual([]);
  act(() => void dispatchEvent(new Event("load")));
  expect(videoFiles()).toHaveLength(2);
});

test("it can be paused and resumed", async () => {
  await draw();
  scrollOnScreen(true);
  await userEvent.click(screen.getByRole("button", { name: "Pause film" }));
  expect(runs()).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Resume film" }));
  expect(runs()).toBe(true);
});

test("it sleeps off screen and in a hidden tab, and stays paused for a visitor who paused it", async () => {
  await draw();
  scrollOnScreen(true);
  scrollOnScreen(false);
  expect(runs()).toBe(false);
  scrollOnScreen(true);
  hideTab(true);
  expect(runs()).toBe(false);
  hideTab(false);
  expect(runs()).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Pause film" }));
  scrollOnScreen(false);
  scrollOnScreen(true);
  expect(runs()).toBe(false);
});

test.each([
  ["less motion", { reducedMotion: true }],
  ["less data", { saveData: true }],
])("a visitor who asks for %s gets the still alone", async (_wish, visitor) => {
  stubScreen(visitor);
  await draw();
  scrollOnScreen(true);
  expect(screen.getByRole("img", { name: "Still of A vault" })).toBeVisible();
  expect(videoFiles()).toEqual([]);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("a browser that refuses to play by itself leaves the still, without an error", async () => {
  films.play.mockRejectedValue(new DOMException("refused", "NotAllowedError"));
  await draw();
  scrollOnScreen(true);
  await act(() => Promise.resolve());
  expect(screen.getByRole("img", { name: "Still of A vault" })).toBeVisible();
});
