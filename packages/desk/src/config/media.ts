import type { FileField, ImageField, MediaLibraries } from "@sveltia/cms";

/**
 * Limits for uploads. Git stores every version of a file, and GitHub warns above 50 MB. The build creates
 * smaller copies of pictures; a photo of 50 megapixels has up to 30 MB.
 */
export const MAX_FILE_BYTES = { picture: 40_000_000, other: 50_000_000 };

type MediaField = Omit<ImageField, "name"> | Omit<FileField, "name">;

/** The file names and the size limit of uploads. */
export function mediaLibrary(kind: keyof typeof MAX_FILE_BYTES): MediaLibraries {
  const config = { slugify_filename: true, max_file_size: MAX_FILE_BYTES[kind] };
  return { default: { config }, stock_assets: false };
}

/** The upload settings of a field, or `undefined` if the format of its schema is not a file. */
export function mediaPart(name: string, format: string | undefined): MediaField | undefined {
  switch (format) {
    case "picture":
      return { widget: "image", choose_url: false, accept: "image/jpeg,image/png,image/webp,image/avif" };
    case "video":
      return filePart("video/mp4,video/webm", "videos");
    case "file":
      if (name === "glb" || name === "usdz") return filePart(`.${name}`, "models");
      if (name === "file") return filePart("application/pdf", "documents");
      // Each tour has a folder for its files.
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
