/** What the academy's address says: the search, the category, the tab. */
export const ACADEMY = { q: "", category: "", tab: "tutorials" };
