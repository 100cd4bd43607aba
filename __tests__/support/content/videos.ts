import type { VideoData } from "../../../src/components/ui/media/video";
import { scaledPicture } from "./pictures";

/** A video as a query returns it. */
export const videoOf = (title: string, embed: string | null = null) =>
  ({
    title,
    embed,
    mp4: { publicURL: "/film.mp4" },
    webm: { publicURL: "/film.webm" },
    poster: scaledPicture(`Still of ${title}`),
  }) satisfies VideoData;

/** The URLs of the sources of all videos of the page. */
export const videoFiles = (): (string | null)[] =>
  [...document.querySelectorAll("video source")].map((source) => source.getAttribute("src"));
