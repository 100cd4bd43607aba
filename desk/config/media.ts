import type { FileField, ImageField, MediaLibraries } from "@sveltia/cms";

/**
 * The largest file of each kind, in bytes. Git keeps every version of it, and
 * GitHub warns above 50 MB. The site makes smaller pictures itself.
 */
const LARGEST = { picture: 20_000_000, other: 50_000_000 };

type MediaField = Omit<ImageField, "name"> | Omit<FileField, "name">;

/** How uploads are named, and how large they may be. */
export function mediaLibrary(kind: keyof typeof LARGEST): MediaLibraries {
  const config = { slugify_filename: true, max_file_size: LARGEST[kind] };
  return { default: { config }, stock_assets: false };
}

/** The part of a field that takes an upload, by the format of its schema; nothing for other formats. */
export function mediaPart(name: string, format: string | undefined): MediaField | undefined {
  switch (format) {
    case "picture":
      return { widget: "image", choose_url: false, accept: "image/jpeg,image/png,image/webp,image/avif" };
    case "video":
      return filePart("video/mp4,video/webm", "videos");
    case "file":
      // The files of a tour stand in a folder of its name.
      return filePart(name === "cloud" ? ".ply" : "image/png", "tours/{{slug}}");
    default:
      return undefined;
  }
}

function filePart(accept: string, folder: string): Omit<FileField, "name"> {
  return {
    widget: "file",
    choose_url: false,
    accept,
    media_folder: `/data/${folder}`,
    public_folder: `/${folder}`,
    media_libraries: mediaLibrary("other"),
  };
}
