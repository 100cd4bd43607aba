import type { VideoData } from "../../../src/components/ui/media/video";
import { scaledPicture } from "./pictures";

/** A film as a query returns it. */
export const videoOf = (title: string, embed: string | null = null) =>
  ({
    title,
    embed,
    mp4: { publicURL: "/film.mp4" },
    webm: { publicURL: "/film.webm" },
    poster: scaledPicture(`Still of ${title}`),
  }) satisfies VideoData;

/** The files that the videos of the page load. */
export const videoFiles = (): (string | null)[] =>
  [...document.querySelectorAll("video source")].map((source) => source.getAttribute("src"));
