import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** Prefix of the branches of changes in review. The desk names them `cms/<collection>/<slug>`. */
export const BRANCH_PREFIX = "cms/";
/** The path below which previews are served. */
export const PREVIEWS_PATH = "/preview";

/** Characters of a branch that its name in URLs and on the disk keeps. */
const SAFE_CHARACTER = /^[A-Za-z0-9._-]$/;
/** File systems allow names of up to 255 bytes. */
const MAX_NAME_CHARACTERS = 120;
const NAME_FORMAT = /^(?!\.)[A-Za-z0-9._~-]+$/;
const HASH_CHARACTERS = 16;
/** A signed part of a path: the time in seconds, and 32 bytes in base64url. */
const PASS_FORMAT = /^(\d{1,12})\.([A-Za-z0-9_-]{43})$/;

/**
 * The name of a branch's preview, in its URL and on the disk: `articles~scan-day` for `cms/articles/scan-day`. A slash is
 * `~`, and the bytes of other characters are `~~C3`. Git allows neither `~` nor two slashes in a row in a branch, so
 * different branches have different names.
 */
export function previewName(branch: string): string {
  const rest = branch.startsWith(BRANCH_PREFIX) ? branch.slice(BRANCH_PREFIX.length) : branch;
  const name = [...rest].map((character) => encodeCharacter(character)).join("");
  if (name.length <= MAX_NAME_CHARACTERS) return name;
  const hash = createHash("sha256").update(branch).digest("hex").slice(0, HASH_CHARACTERS);
  return `${name.slice(0, MAX_NAME_CHARACTERS - HASH_CHARACTERS - 3)}~~~${hash}`;
}

function encodeCharacter(character: string): string {
  if (SAFE_CHARACTER.test(character)) return character;
  if (character === "/") return "~";
  return [...Buffer.from(character)].map((byte) => `~~${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
}

/** Whether a text can be the name of a preview. Such a name never leads out of the folder of previews. */
export const isPreviewName = (text: string): boolean => NAME_FORMAT.test(text);

/** The path of a preview, without a slash at the end. */
export const previewPath = (name: string): string => `${PREVIEWS_PATH}/${name}`;

/**
 * The pass that opens a preview until it expires. It is a part of the path and not of the query string, because the desk
 * appends the path of an entry's page to the URL of a preview.
 * @param expires time in milliseconds
 */
export function createPass(secret: string, name: string, expires: number): string {
  const seconds = String(Math.floor(expires / 1000));
  return `${seconds}.${signatureOf(secret, name, seconds).toString("base64url")}`;
}

/** The time in milliseconds at which a pass expires; undefined when it is not one for this preview, or has expired. */
export function readPass(secret: string, name: string, pass: string, now: number): number | undefined {
  const [, seconds, signature] = PASS_FORMAT.exec(pass) ?? [];
  if (seconds === undefined || signature === undefined) return undefined;
  const isValid = timingSafeEqual(Buffer.from(signature, "base64url"), signatureOf(secret, name, seconds));
  const expires = Number(seconds) * 1000;
  return isValid && expires > now ? expires : undefined;
}

/** Whether a part of a path has the form of a pass, even if it is not valid. */
export const looksLikePass = (part: string): boolean => PASS_FORMAT.test(part);

/** Replaces the pass in a path, so that people who read a log cannot open the preview. */
export const maskPass = (path: string): string =>
  path.replace(/^(\/preview\/[^/]*\/)\d+\.[\w-]+/, (_match, preview: string) => `${preview}…`);

function signatureOf(secret: string, name: string, seconds: string): Buffer {
  return createHmac("sha256", secret).update(`preview\n${name}\n${seconds}`).digest();
}
