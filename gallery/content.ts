import type { JsonValue } from "@capture/domain/lib/json-value";
import { localeOf } from "@capture/domain/lib/locale";
import type { FormName } from "@capture/receiver/payload/payload";
import { completeTexts } from "@capture/words/words";
import site from "../data/site.json";
import type { PictureData } from "../src/ui/media/picture";
import { assertPresent } from "../src/lib/assert-present";
import { completeForm, toQueryResult } from "../testing/query-result";

/** The content of the site, and parts of the fixtures in place of those that it may lack. */
const texts = import.meta.glob(
  [
    "../data/site.json",
    "../data/{forms,labels,pages,products}/*.json",
    "../__tests__/fixtures/parts/{pages,products}/*.json",
  ],
  { query: "?raw", import: "default", eager: true },
);
const pictures = import.meta.glob(
  ["../data/images/**/*.jpg", "../__tests__/fixtures/company/{images,videos}/*.{jpg,mp4,webm}"],
  {
    query: "?url",
    import: "default",
    eager: true,
  },
);
const FIXTURES = "../__tests__/fixtures/company";
const DATA = "../data/";

/** The URL of a picture of data/, or of a sample in place of a missing picture, a still of a video or a video. */
const toUrl = (file: string): string =>
  pictures[DATA + file] ?? pictures[`${FIXTURES}/videos/stamm.${file.split(".").at(-1)}`] ?? sampleUrl("stamm");

type Sample = "kluppe" | "polter" | "rahmen" | "stamm";

const sampleUrl = (name: Sample): string => assertPresent(pictures[`${FIXTURES}/images/${name}.jpg`]);

/** A picture of the fixture company at its full size, as a query returns it. */
export const samplePicture = (name: Sample, alt: string): PictureData => toPicture(sampleUrl(name), alt);

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

/** Reads a document of data/, or the part of the fixtures in its place, as a query returns it. */
export function contentOf<T>(file: string): T {
  const own = texts[DATA + file] ?? texts[`../__tests__/fixtures/parts/${file}`];
  const value = completeTexts(file, own === undefined ? undefined : (JSON.parse(own) as JsonValue), site.language);
  return toQueryResult<T>(JSON.stringify(value), site, ({ src, alt }) => toPicture(toUrl(src), alt), toUrl);
}

/** The devices in data/ as a query returns them. */
export const devicesOf = <D>(): (D & { slug: string })[] =>
  Object.keys(texts)
    .filter((path) => path.startsWith(`${DATA}products/`))
    .map((path) => contentOf<D & { slug: string; cameraTag?: string }>(path.slice(DATA.length)))
    .filter(({ cameraTag }) => cameraTag !== undefined);

/** The content of a form as a query returns it. */
export const formOf = (name: FormName): Queries.FormFieldsFragment =>
  completeForm(contentOf<Queries.FormFieldsFragment>(`forms/${name}.json`));

/** The result of the site's static query, without menus. */
export const siteContent = {
  siteConfig: { ...contentOf<object>("site.json"), locale: localeOf(site) },
  allForm: { nodes: [formOf("demo"), formOf("contact"), formOf("newsletter")] },
  searchPage: { route: "/search" },
  showcasePage: { route: "/showcase" },
  interfaceLabels: contentOf<Queries.UiLabelsFragment>("labels/interface.json"),
  formLabels: contentOf("labels/forms.json"),
};
