/**
 * What the desk calls a folder of single files, and says of it, in the order of
 * the desk. A folder that is not named here comes last, by its own name.
 */
export const FOLDERS: Readonly<Record<string, { label: string; description: string }>> = {
  pages: { label: "Pages", description: "The words of each page: one form for each." },
  home: {
    label: "Home page: lists",
    description: "The tabs and films of the home page. Its headings are under Pages.",
  },
  academy: {
    label: "Academy: lists",
    description:
      "What the academy lists: areas, tutorials, manuals, help topics, questions. Its headings are under Pages.",
  },
  blog: { label: "Blog: categories", description: "The categories that articles are sorted into." },
  developers: {
    label: "Developers: lists",
    description:
      "What the developer portal lists: guides, calls, events, kits, examples. Its headings are under Pages.",
  },
  marketplace: {
    label: "Marketplace: lists",
    description: "The tools and services that the marketplace lists. Its headings are under Pages.",
  },
  partners: { label: "Partners: programs", description: "The partnership programs. Their headings are under Pages." },
  platform: {
    label: "Platform: lists",
    description: "The features and editing tabs of the platform’s page. Its headings are under Pages.",
  },
  labels: { label: "Shared words", description: "Buttons, labels and messages that belong to no single page." },
  ".": {
    label: "Site",
    description: "What the whole site shares: company and addresses, menus, the device finder and the capture planner.",
  },
};
