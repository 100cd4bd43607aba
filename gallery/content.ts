import site from "../data/site.json";
import type { PictureData } from "../src/components/ui/media/picture";
import type { FormName } from "../src/forms/payload/payload";
import { assertPresent } from "../src/lib/assert-present";
import { localeOf } from "../src/lib/locale";
import { completeForm, toQueryResult } from "../testing/query-result";

const texts = import.meta.glob(
  ["../data/site.json", "../data/{forms,labels,pages,products,projects}/*.json", "../data/home/features.json"],
  { query: "?raw", import: "default", eager: true },
);
const urls = import.meta.glob(["../data/images/**/*.jpg", "../data/videos/hero-meta*"], {
  query: "?url",
  import: "default",
  eager: true,
});

/** The URL of a picture or video in data/. */
const toUrl = (file: string): string => urls[`../data/${file}`] ?? "";

/** A picture of data/ at its full size, as a query returns it. */
export const pictureOf = (file: string, alt: string): PictureData => toPicture(toUrl(file), alt);

/** A picture with one copy, in the aspect ratio of most originals. */
export const toPicture = (url: string, alt: string): PictureData => ({
  alt,
  src: {
    childImageSharp: {
      gatsbyImageData: {
        layout: "fullWidth",
        width: 4,
        height: 3,
        backgroundColor: "#081818",
        images: { fallback: { src: url }, sources: [] },
      },
    },
  },
});

/** Reads a file of data/ as a query returns it. */
export const contentOf = <T>(file: string): T =>
  toQueryResult<T>(assertPresent(texts[`../data/${file}`]), site, ({ src, alt }) => pictureOf(src, alt), toUrl);

/** The content of a form as a query returns it. */
export const formOf = (name: FormName): Queries.FormPartsFragment =>
  completeForm(contentOf<Queries.FormPartsFragment>(`forms/${name}.json`));

/** The result of the site's static query, without menus. */
export const siteContent = {
  siteConfig: { ...contentOf<object>("site.json"), locale: localeOf(site) },
  allForm: { nodes: [formOf("demo"), formOf("contact"), formOf("newsletter")] },
  searchPage: { route: "/search" },
  showcasePage: { route: "/showcase" },
  interfaceLabels: contentOf<Queries.UiLabelsFragment>("labels/interface.json"),
  formLabels: contentOf("labels/forms.json"),
};
