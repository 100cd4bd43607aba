/** Limits of transferred bytes on the first load of a page; text is compressed with brotli. */
export const LIMITS = {
  /** The scripts that a page loads without an interaction. */
  script: 82_000,
  /** The script of the dot field on the home page, which is loaded after hydration. */
  dotField: 1_500,
  /** All fonts that a page loads. */
  fonts: 45_000,
  /** The pictures that a phone loads without scrolling: on the home page, on a tour, and on any other page. */
  homePictures: 60_000,
  tourPictures: 90_000,
  pictures: 160_000,
} as const;
