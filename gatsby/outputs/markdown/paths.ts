/** URL path of a page's Markdown twin, which is next to the page. */
export const twinPath = (path: string): string => (path === "/" ? "/index.md" : `${path}.md`);

/** All twins in one file, for programs that read the whole site. */
export const ALL_TWINS_FILE = "llms-full.txt";
