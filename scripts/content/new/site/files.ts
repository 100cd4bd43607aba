import { WRITE_EMAIL, WRITE_HERE, WRITE_URL } from "@capture/content/model/unwritten";
import type { JsonValue } from "@capture/domain/lib/json-value";
import brand from "./brand.json";
import type { SiteTexts } from "./site-texts";

type Fields = Readonly<Record<string, JsonValue>>;

/** A file of a new site. Its texts are generated from its schema; each says what belongs there. */
export interface SiteFile {
  readonly file: string;
  /** The title of a page for search engines. */
  readonly title?: string;
  /** Whether the opening of the page has a picture. */
  readonly hasPicture?: boolean;
  /** Choices and targets of links, at the same paths as in the file. */
  readonly sample?: Fields;
  /** Optional fields that the file contains. */
  readonly fields?: readonly string[];
  /** Values that are not generated. */
  readonly values?: Fields;
  /** Fields that are copied from the same file of this repository, because they are the same for every company. */
  readonly copied?: readonly string[];
}

const ICON = "box";
const TO_CONTACT = [{ to: "/contact" }];

/** A part of a legal text, with what belongs there. */
const part = (id: string, heading: string, instruction: string): Fields => ({
  id,
  heading,
  paragraphs: [WRITE_HERE + instruction],
});

const privacyParts = ({ privacyParts: headings }: SiteTexts): Fields[] => [
  part(
    "controller",
    headings.controller,
    "the company with its address, and how to reach the person who answers questions about privacy.",
  ),
  part(
    "visits",
    headings.visits,
    "what the host logs and for how long. The site sets no cookies, and loads nothing from other companies unless you add a video or a chat of one.",
  ),
  part(
    "forms",
    headings.forms,
    "what the forms ask for and why, who receives it, and after how many months it is deleted (RETENTION_MONTHS, 24 by default).",
  ),
  part(
    "newsletter",
    headings.newsletter,
    "that a subscription needs a confirmation by email, and how it ends; or remove this part.",
  ),
  part(
    "rights",
    headings.rights,
    "the rights of visitors where the company does business, and the authority that receives complaints.",
  ),
];

const termsParts = ({ termsParts: headings }: SiteTexts): Fields[] => [
  part("scope", headings.scope, "the company and the use of this site. Contracts about products belong elsewhere."),
  part("content", headings.content, "who owns them and how they may be used."),
  part("liability", headings.liability, "what the company answers for, as the law of its country allows."),
  part("law", headings.law, "the law that applies, and the place of jurisdiction."),
];

const linksOf = ({ blog, contact }: SiteTexts): Fields[] => [
  { text: blog, to: "/blog" },
  { text: contact, to: "/contact" },
];

/**
 * The files of a new site: home, one device, one solution, one article, contact, privacy and terms.
 * @param facts what the site is about, for `site.json`
 */
export const siteFiles = (texts: SiteTexts, facts: Fields): readonly SiteFile[] => [
  {
    file: "site.json",
    values: {
      mark: "Co",
      url: WRITE_URL,
      founded: new Date().getFullYear(),
      ...facts,
      mailboxes: { general: WRITE_EMAIL },
    },
  },
  {
    file: "navigation.json",
    values: {
      menus: [
        { text: texts.products, entries: "products" },
        { text: texts.solutions, entries: "solutions" },
      ],
      links: linksOf(texts),
      demo: { text: texts.contactUs, to: "/contact" },
      columns: [
        { heading: texts.products, entries: "products", links: [] },
        { heading: texts.company, links: linksOf(texts) },
      ],
      legal: [
        { text: texts.privacy, to: "/privacy" },
        { text: texts.terms, to: "/terms" },
      ],
      note: "© {founded} {legalName}",
    },
  },
  {
    file: "pages/home.json",
    title: "{tagline} | {brand}",
    // Shared links to pages without a picture show that of the home page.
    hasPicture: true,
    fields: ["products", "industries"],
    sample: { closing: { actions: TO_CONTACT } },
    values: { route: "/", name: texts.home },
  },
  {
    file: "pages/contact.json",
    title: `${texts.contact} | {brand}`,
    sample: { mailboxes: { items: [{ icon: "mail" }] } },
    values: { route: "/contact", name: texts.contact },
  },
  {
    file: "pages/blog.json",
    title: `${texts.blog} | {brand}`,
    values: { route: "/blog", name: texts.blog },
    copied: ["labels"],
  },
  { file: "blog/categories.json", values: { items: [texts.news] } },
  {
    file: "pages/legal/privacy.json",
    title: `${texts.privacy} | {brand}`,
    values: { route: "/privacy", name: texts.privacy, sections: privacyParts(texts) },
  },
  {
    file: "pages/legal/terms.json",
    title: `${texts.terms} | {brand}`,
    values: { route: "/terms", name: texts.terms, sections: termsParts(texts) },
  },
  {
    file: "specification-fields.json",
    values: {
      items: [
        {
          id: "body",
          title: texts.body,
          fields: [
            { key: "size", label: texts.size, compare: true, required: true },
            { key: "weight", label: texts.weight, compare: true, required: true },
          ],
        },
      ],
    },
  },
  {
    file: "products/device.json",
    fields: ["specifications"],
    sample: { closing: { actions: TO_CONTACT }, icon: ICON, features: [{ icon: ICON }] },
    values: {
      slug: "device",
      order: 1,
      keyFigures: ["first", "second", "third"].map((which) => ({
        value: `${WRITE_HERE}the ${which} large figure with its unit, as in the specification.`,
        label: `${WRITE_HERE}what the ${which} figure measures.`,
      })),
      specifications: ["size", "weight"].map((key) => ({ key, value: `${WRITE_HERE}the figure with its unit.` })),
    },
  },
  {
    file: "solutions/solution.json",
    fields: ["devices", "caseStudy"],
    sample: { closing: { actions: TO_CONTACT }, icon: ICON, features: [{ icon: ICON }], devices: ["device"] },
    values: { slug: "solution", order: 1 },
  },
  {
    file: "articles/1.json",
    sample: { author: "author", category: texts.news },
    values: { id: 1, content: `<p>${WRITE_HERE}the article, with a heading for each part.</p>` },
  },
  { file: "authors/author.json", values: { slug: "author" } },
  // Neutral colors, and the fonts of this repository, which are installed.
  { file: "brand/brand.json", values: brand, copied: ["fonts"] },
];

/** Files that are copied from data/ of this repository. */
export const COPIED_FILES: readonly string[] = ["pages/form-answer.json"];
