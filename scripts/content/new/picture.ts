import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { basename, dirname, relative, resolve, sep } from "node:path";
import { spelledOnDisk } from "../../../src/content/model/files-below";

interface PictureOptions {
  picture?: string | undefined;
  alt?: string | undefined;
}

/**
 * The picture of a new entry as written to its JSON file; `undefined` without the option `picture`.
 * @param folder path of the data folder
 * @param home folder to which a picture from outside the data folder is copied, such as `images/articles`
 * @throws Error when the file does not exist, the alternative text is missing, or another file has the same name
 */
export function pictureFor(
  folder: string,
  options: PictureOptions,
  home: string,
): { src: string; alt: string } | undefined {
  const { picture, alt = "" } = options;
  if (picture === undefined) return undefined;
  const file = fileOf(folder, picture);
  if (file === undefined) throw new Error(`There is no picture ${picture}. Give its path, or its name below data/.`);
  if (alt.trim() === "") {
    throw new Error('Missing alternative text. Describe the picture: --alt "A brick mill next to a canal".');
  }
  const src = pathInData(folder, file, home);
  const known = resolve(folder, spelledOnDisk(folder, src));
  if (known !== file && existsSync(known)) {
    throw new Error(`data/${src} already exists; rename the picture.`);
  }
  return { src, alt };
}

/** Copies a picture from outside the data folder to the folder of its kind. */
export function copyPicture(folder: string, { picture }: PictureOptions, home: string): void {
  const file = picture === undefined ? undefined : fileOf(folder, picture);
  if (file === undefined) return;
  const target = resolve(folder, pathInData(folder, file, home));
  if (file.startsWith(resolve(folder) + sep)) return;
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(file, target);
}

/** Finds a picture by its path, or by its name in JSON files, such as `images/homes/floor-plan.jpg`. */
function fileOf(folder: string, picture: string): string | undefined {
  const inFolder = resolve(folder, spelledOnDisk(folder, picture));
  return [resolve(picture), inFolder].find((path) => existsSync(path));
}

/** Path of a picture relative to the data folder, in NFC. For a picture from outside, the path of its future copy. */
function pathInData(folder: string, file: string, home: string): string {
  const path = relative(resolve(folder), file).split(sep).join("/");
  return (path.startsWith("../") ? `${home}/${basename(file)}` : path).normalize();
}
