import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Video } from "../../../src/components/ui/media/video";
import { emptyLabels, UiLabelsContext } from "../../../src/components/ui/labels";
import { videoFiles, videoOf } from "../../support/content/videos";

function draw(embed?: string): void {
  render(
    <UiLabelsContext.Provider value={{ ...emptyLabels, playVideo: "Play film: {title}" }}>
      <Video video={videoOf("A vault", embed)} sizes="60vw" />
    </UiLabelsContext.Provider>,
  );
}
const play = (): Promise<void> => userEvent.click(screen.getByRole("button", { name: "Play film: A vault" }));

afterEach(() => jest.restoreAllMocks());

test("before it is asked for, there is a still and nothing of the film", () => {
  draw("https://youtu.be/dQw4w9WgXcQ");
  expect(screen.getByRole("img", { name: "Still of A vault" })).toBeVisible();
  expect(videoFiles()).toEqual([]);
  expect(document.querySelector("iframe")).toBeNull();
});

test("a click plays our own files in a player with controls, where the keyboard goes on", async () => {
  // jsdom gives no film the focus, so what asks for it is heard.
  const focus = jest.spyOn(HTMLElement.prototype, "focus");
  draw();
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
])("an address of %s plays without following the visitor, after the click", async (address, embed) => {
  draw(address);
  await play();
  expect(screen.getByTitle("A vault")).toHaveAttribute("src", embed);
  expect(screen.getByTitle("A vault")).toHaveFocus();
  expect(videoFiles()).toEqual([]);
});

test("an address of neither plays our own files", async () => {
  draw("https://films.example/1");
  await play();
  expect(screen.getByLabelText("A vault").tagName).toBe("VIDEO");
});
