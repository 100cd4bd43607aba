/**
 * Labels and descriptions of folders with single files, in the order of the desk. Other folders come last, with their
 * own names as labels.
 */
export const FOLDERS: Readonly<Record<string, { label: string; description: string }>> = {
  pages: { label: "Pages", description: "The texts of each page, one form per page." },
  home: {
    label: "Home page: lists",
    description: "The tabs and videos of the home page. Its headings are under “Pages”.",
  },
  academy: {
    label: "Academy: lists",
    description:
      "The lists of the academy: areas, tutorials, manuals, help topics and questions. Its headings are under “Pages”.",
  },
  blog: { label: "Blog: categories", description: "The categories of articles." },
  developers: {
    label: "Developers: lists",
    description:
      "The lists of the developer portal: guides and kits. Its headings are under “Pages”; its calls, events and examples are in a file of the engineers.",
  },
  marketplace: {
    label: "Marketplace: lists",
    description: "The tools and services of the marketplace. Its headings are under “Pages”.",
  },
  partners: {
    label: "Partners: programs",
    description: "The partnership programs. The headings of the page are under “Pages”.",
  },
  platform: {
    label: "Platform: lists",
    description: "The features and editing tabs of the platform’s page. Its headings are under “Pages”.",
  },
  labels: { label: "Shared texts", description: "Buttons, labels and messages of several pages." },
  brand: { label: "Brand", description: "Colors, fonts and rounded corners of the site." },
  ".": {
    label: "Site",
    description:
      "Content of the entire site: company and links, menus, the device finder, the capture planner, the accuracy guide and the accessibility results.",
  },
};
