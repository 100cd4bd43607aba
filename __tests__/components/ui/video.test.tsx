import { fireEvent, render, screen, act, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Video, type VideoData } from "../../../src/ui/media/video";
import { emptyLabels, UiLabelsContext } from "../../../src/ui/labels";
import { videoFiles, videoOf } from "../../support/content/pictures/pictures";
import { BackgroundVideo } from "../../../src/ui/media/background-video";
import { hideTab, scrollOnScreen, stubScreen, watchVideos } from "../../support/dom/screen";

describe("video", () => {
  function renderVideo(embed?: string): void {
    render(
      <UiLabelsContext.Provider
        value={{
          ...emptyLabels,
          playVideo: "Play film: {title}",
          pauseVideo: "Pause film",
          resumeVideo: "Resume film",
        }}
      >
        <Video video={videoOf("A vault", embed)} sizes="60vw" />
      </UiLabelsContext.Provider>,
    );
  }
  const play = (): Promise<void> => userEvent.click(screen.getByRole("button", { name: "Play film: A vault" }));

  afterEach(() => jest.restoreAllMocks());

  test("shows only the poster before play", () => {
    renderVideo("https://youtu.be/dQw4w9WgXcQ");
    expect(screen.getByRole("img", { name: "Still of A vault" })).toBeVisible();
    expect(videoFiles()).toEqual([]);
    expect(document.querySelector("iframe")).toBeNull();
  });

  test("a click plays the files, and a button that gets the focus pauses and resumes them", async () => {
    const videos = watchVideos();
    renderVideo();
    await play();
    const video = screen.getByLabelText("A vault");
    expect(video).toHaveAttribute("autoplay");
    expect(videoFiles()).toEqual(["/film.webm", "/film.mp4"]);
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Pause film" })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Pause film" }));
    expect(videos.pause).toHaveBeenCalledTimes(1);
    fireEvent.pause(video);
    await userEvent.click(screen.getByRole("button", { name: "Resume film" }));
    expect(videos.play).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["https://youtu.be/dQw4w9WgXcQ", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0"],
    ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1"],
  ])("%s plays without tracking cookies, after the click", async (url, embed) => {
    renderVideo(url);
    await play();
    expect(screen.getByTitle("A vault")).toHaveAttribute("src", embed);
    expect(screen.getByTitle("A vault")).toHaveFocus();
    expect(videoFiles()).toEqual([]);
  });

  test("a URL of another site plays the files", async () => {
    renderVideo("https://films.example/1");
    await play();
    expect(screen.getByLabelText("A vault").tagName).toBe("VIDEO");
  });
});

describe("background-video", () => {
  let videos: ReturnType<typeof watchVideos>;

  beforeEach(() => {
    stubScreen();
    videos = watchVideos();
  });
  afterEach(() => jest.restoreAllMocks());

  async function renderVideo(video: VideoData = videoOf("A vault")): Promise<void> {
    render(
      <UiLabelsContext.Provider value={{ ...emptyLabels, pauseVideo: "Pause film", resumeVideo: "Resume film" }}>
        <BackgroundVideo video={video} sizes="60vw" />
      </UiLabelsContext.Provider>,
    );
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  }

  /** Whether the last call was `play` and not `pause`. */
  function isPlaying(): boolean {
    const last = ({ mock }: jest.SpyInstance): number => mock.invocationCallOrder.at(-1) ?? 0;
    return last(videos.play) > last(videos.pause);
  }

  test("shows its poster first, and loops without sound while it is on screen", async () => {
    await renderVideo();
    expect(screen.getByRole("img", { name: "Still of A vault" })).toBeVisible();
    expect(videoFiles()).toEqual(["/film.webm", "/film.mp4"]);
    expect(isPlaying()).toBe(false);
    scrollOnScreen(true);
    expect(isPlaying()).toBe(true);
    const video = document.querySelector("video");
    expect(video).toHaveProperty("muted", true);
    expect(video).toHaveAttribute("loop");
  });

  test("loads the video after the page has loaded", async () => {
    jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
    await renderVideo();
    expect(videoFiles()).toEqual([]);
    act(() => void dispatchEvent(new Event("load")));
    await waitFor(() => expect(videoFiles()).toHaveLength(2));
  });

  test("can be paused and resumed", async () => {
    await renderVideo();
    scrollOnScreen(true);
    await userEvent.click(screen.getByRole("button", { name: "Pause film" }));
    expect(isPlaying()).toBe(false);
    await userEvent.click(screen.getByRole("button", { name: "Resume film" }));
    expect(isPlaying()).toBe(true);
  });

  test("pauses off screen and in a hidden tab, and stays paused after the pause button was pressed", async () => {
    await renderVideo();
    scrollOnScreen(true);
    scrollOnScreen(false);
    expect(isPlaying()).toBe(false);
    scrollOnScreen(true);
    hideTab(true);
    expect(isPlaying()).toBe(false);
    hideTab(false);
    expect(isPlaying()).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: "Pause film" }));
    scrollOnScreen(false);
    scrollOnScreen(true);
    expect(isPlaying()).toBe(false);
  });

  test.each([
    ["less motion", { reducedMotion: true }],
    ["less data", { saveData: true }],
  ])("a visitor who prefers %s gets only the poster", async (_preference, visitor) => {
    stubScreen(visitor);
    await renderVideo();
    scrollOnScreen(true);
    expect(screen.getByRole("img", { name: "Still of A vault" })).toBeVisible();
    expect(videoFiles()).toEqual([]);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  test("shows the poster without an error when the browser blocks autoplay", async () => {
    videos.play.mockRejectedValue(new DOMException("blocked", "NotAllowedError"));
    await renderVideo();
    scrollOnScreen(true);
    await act(() => Promise.resolve());
    expect(screen.getByRole("img", { name: "Still of A vault" })).toBeVisible();
  });

  test("offers the smaller MP4 to phones only", async () => {
    await renderVideo({ ...videoOf("A vault"), phone: { publicURL: "/film-phone.mp4" } });
    expect(videoFiles()).toEqual(["/film.webm", "/film.mp4", "/film-phone.mp4"]);
    const sources = [...document.querySelectorAll("source[type='video/mp4']")];
    expect(sources.map((source) => source.getAttribute("media"))).toEqual([expect.stringContaining("min-width"), null]);
  });
});
