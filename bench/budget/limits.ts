/** What the first load of a page may weigh as it travels, in bytes: text in brotli, KB of 1000 bytes. */
export const LIMITS = {
  /** The scripts of any page but the home page. */
  script: 72_000,
  homeScript: 76_000,
  /** All fonts that a page asks for. */
  fonts: 45_000,
  /** The pictures that the home page asks for on a phone before anybody scrolls. */
  homePictures: 120_000,
  /** Everything that the home page asks for on a phone, but films. */
  homeAll: 270_000,
} as const;

/** The most that the first scripts of a page may weigh, in bytes. */
export function scriptLimit(path: string): number {
  return path === "/" ? LIMITS.homeScript : LIMITS.script;
}
