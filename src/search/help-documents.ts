import { plainText } from "../domain/plain-text";
import { specificationRows, type Specification, type SpecificationGroup } from "../domain/specifications";
import type { HelpDocument } from "./document";

/** The parts of the content that can answer a question. */
export interface HelpContent {
  faqs: readonly { id: string; question: string; answer: string; docUrl: string }[];
  manuals: readonly Lesson[];
  tutorials: readonly Lesson[];
  articles: readonly { id: number; path: string; title: string; content: string; tags: readonly string[] }[];
  products: readonly {
    slug: string;
    path: string;
    name: string;
    specifications: readonly Specification[] | null;
    specificationCards: readonly { title: string; description: string }[] | null;
  }[];
  groups: readonly SpecificationGroup[];
}

interface Lesson {
  id: string;
  title: string;
  description: string;
  docUrl: string;
}

/** Everything the help search finds: a document for each question, lesson, section of an article and figure of a device. */
export function helpDocuments(content: HelpContent): HelpDocument[] {
  return [
    ...content.faqs.map((faq) => ({
      id: `faq-${faq.id}`,
      kind: "faq" as const,
      title: faq.question,
      text: faq.answer,
      source: faq.question,
      to: faq.docUrl,
      about: words(faq.id),
    })),
    ...content.manuals.map((manual) => lessonDocument("manual", manual)),
    ...content.tutorials.map((tutorial) => lessonDocument("tutorial", tutorial)),
    ...content.articles.flatMap(articleDocuments),
    ...content.products.flatMap((product) => figureDocuments(product, content.groups)),
  ];
}

function lessonDocument(kind: "manual" | "tutorial", { id, title, description, docUrl }: Lesson): HelpDocument {
  return { id: `${kind}-${id}`, kind, title, text: description, source: title, to: docUrl, about: words(id) };
}

/** An article answers by its sections; text before the first heading gets the article's title. */
function articleDocuments({ id, path, title, content, tags }: HelpContent["articles"][number]): HelpDocument[] {
  return content.split("<h2>").map((part, index) => {
    const [heading = "", body = ""] = index === 0 ? [title, part] : part.split("</h2>");
    return {
      id: `article-${id}-${index}`,
      kind: "article" as const,
      title: plainText(heading),
      text: plainText(rowsAsSentences(body)).replace(/\s+/g, " "),
      source: title,
      to: path,
      about: [title, ...tags].join(" "),
    };
  });
}

/** What a table or a small heading says, so that a snippet of it can be read: `Fit to a site grid: 4, around the edge.` */
function rowsAsSentences(html: string): string {
  return html
    .replace(/<thead>.*?<\/thead>/gs, "")
    .replace(/<\/th><td>/g, ": ")
    .replace(/<\/td><td>/g, ", ")
    .replace(/(?<![.!?])<\/td><\/tr>/g, ". ")
    .replace(/(?<![.!?:])<\/h3>/g, ": ");
}

/** Each figure of a device is a document of its own, so that a question for one is answered by it and not by a table. */
function figureDocuments(
  { slug, path, name, specifications, specificationCards }: HelpContent["products"][number],
  groups: HelpContent["groups"],
): HelpDocument[] {
  const base = { kind: "specification" as const, source: name };
  const rows = specificationRows(groups, [specifications ?? []]).flatMap((group) =>
    group.rows.map(({ key, label, values }) => ({
      ...base,
      id: `${slug}-${key}`,
      title: label,
      text: values[0] ?? "",
      to: `${path}#${group.id}`,
      about: `${name} ${group.title}`,
    })),
  );
  const cards = (specificationCards ?? []).map(({ title, description }, index) => ({
    ...base,
    id: `${slug}-card-${index}`,
    title,
    text: description,
    to: path,
    about: name,
  }));
  return [...rows, ...cards];
}

const words = (id: string): string => id.replaceAll("-", " ");
