import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Video } from "../../../src/components/ui/media/video";
import { emptyLabels, UiLabelsContext } from "../../../src/components/ui/labels";
import { videoFiles, videoOf } from "../../support/content/pictures";

function renderVideo(embed?: string): void {
  render(
    <UiLabelsContext.Provider value={{ ...emptyLabels, playVideo: "Play film: {title}" }}>
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

test("a click plays the files in a video with controls and moves the focus to it", async () => {
  // jsdom cannot focus a video, so the test watches calls of `focus`.
  const focus = jest.spyOn(HTMLElement.prototype, "focus");
  renderVideo();
  await play();
  const video = screen.getByLabelText("A vault");
  expect(focus.mock.contexts.at(-1)).toBe(video);
  expect(video).toHaveAttribute("controls");
  expect(video).toHaveAttribute("autoplay");
  expect(videoFiles()).toEqual(["/film.webm", "/film.mp4"]);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
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
