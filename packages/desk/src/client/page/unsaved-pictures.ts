import { isUnsavedPicture, type Values } from "./draft";
import { sendRequest } from "./requests";

/** The pictures that the site shows. A field may also have a file of another type, such as a video. */
const PICTURE_TYPES = new Set(["image/jpeg", "image/png", "image/webp", "image/avif"]);
/** The path that a picture has until it is saved. */
const UNSAVED_PATH = /data\/images\/unsaved-[0-9a-f]+\.[a-z]+/g;

/** Sends the pictures of the open form that are not saved. */
export function createUnsavedPictures() {
  const paths = new Map<string, string>();
  const sendPicture = async (url: string): Promise<void> => {
    const picture = await (await fetch(url)).blob();
    if (!PICTURE_TYPES.has(picture.type)) return;
    const { path } = (await sendRequest("POST", "/pictures", picture)) as { path?: string };
    if (path !== undefined) paths.set(url, `/${path}`);
  };
  return {
    /** Returns the paths of the pictures in Sveltia’s form, by `blob:` URL. Each picture is sent once. */
    async send(values: Values): Promise<ReadonlyMap<string, string>> {
      const urls = new Set(Object.values(values).filter(isUnsavedPicture));
      await Promise.all([...urls].filter((url) => !paths.has(url)).map(sendPicture));
      return new Map(paths);
    },
    /** Sends them again next time, because the server has removed them. */
    forget: (): void => paths.clear(),
  };
}

/** A message of the content check, without the path of a picture that the editor has not seen. */
export const withoutUnsavedPaths = (message: string): string => message.replace(UNSAVED_PATH, "the new picture");
