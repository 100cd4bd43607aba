/** What the first load of a page may weigh as it travels, in bytes: text in brotli, KB of 1000 bytes. */
export const LIMITS = {
  /** The scripts that a page asks for before its visitor does anything. */
  script: 84_000,
  /** The dot field of the home page, which is fetched once the page has hydrated. */
  dotField: 1_500,
  /** All fonts that a page asks for. */
  fonts: 45_000,
  /** The pictures that a phone asks for before anybody scrolls: of the home page, of a tour, and of any other. */
  homePictures: 60_000,
  tourPictures: 90_000,
  pictures: 160_000,
} as const;
