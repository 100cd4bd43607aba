import { scaledPicture } from "./pictures/pictures";

/** Industries by slug, with the names of the filters. */
export const INDUSTRIES = {
  "real-estate": "Real Estate",
  aec: "AEC",
  insurance: "Insurance",
} as const;

type Industry = keyof typeof INDUSTRIES;
const industry = (slug: Industry) => ({ slug, path: `/solutions/${slug}`, name: INDUSTRIES[slug] });

/** A project of the showcase. */
export const project = (id: string, title: string, category: Industry): Queries.ProjectCardFieldsFragment => ({
  id,
  title,
  category: industry(category),
  description: `What was done at ${title}.`,
  tourUrl: `https://tours.example/${id}`,
  tour: null,
  icon: "house",
  image: scaledPicture(`Picture of ${title}`),
});

/** A case study of the list. */
export const study = (
  jsonId: number,
  title: string,
  slug: Industry,
  more: Partial<Queries.StudyRowFieldsFragment> = {},
): Queries.StudyRowFieldsFragment => ({
  jsonId,
  path: `/case-studies/${jsonId}`,
  title,
  industry: industry(slug),
  description: "",
  stakeholder: "Owner",
  headline: { value: "37%", label: "fewer visits" },
  tags: [{ slug: "pro", name: "PRO", cameraTag: "PRO Camera" }],
  image: scaledPicture(`Picture of ${title}`),
  ...more,
});

/** An article of the blog's list. */
export const article = (jsonId: number, title: string, category: string): Queries.ArticleCardFieldsFragment => ({
  jsonId,
  path: `/blog/${jsonId}`,
  title,
  category,
  excerpt: "",
  date: "June 15, 2025",
  day: "2025-06-15",
  readTime: "4 min read",
  tags: [],
  image: scaledPicture(`Picture of ${title}`),
});
