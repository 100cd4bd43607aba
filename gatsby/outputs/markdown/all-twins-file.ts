/** All twins in one file, for programs that read the whole site. */
export const ALL_TWINS_FILE = "llms-full.txt";
