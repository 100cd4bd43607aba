/** The icons of the site as a hidden SVG, which `<Icon>` refers to. */
declare const ICON_SHEET: string;

/** The part of Vite's API that the gallery uses. Vite's own types are nested in Ladle. */
interface ImportMeta {
  /** Imports all files that match the patterns, by their paths. */
  glob(
    patterns: string | readonly string[],
    options: { query: "?raw" | "?url"; import: "default"; eager: true },
  ): Readonly<Record<string, string>>;
}
