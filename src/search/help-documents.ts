import { plainText } from "@capture/domain/plain-text";
import type { HelpDocument } from "./document";

/** The content that the help search indexes. */
export interface HelpSearchContent {
  faqs: readonly { id: string; question: string; answer: string; docUrl: string }[];
  manuals: readonly Lesson[];
  tutorials: readonly Lesson[];
  articles: readonly { id: number; path: string; title: string; content: string; tags: readonly string[] }[];
  products: readonly {
    slug: string;
    path: string;
    name: string;
    specificationTables: readonly {
      id: string;
      title: string;
      rows: readonly { key: string; label: string; value: string }[];
    }[];
    specificationCards: readonly { title: string; description: string }[] | null;
  }[];
}

interface Lesson {
  id: string;
  title: string;
  description: string;
  docUrl: string;
}

/** All documents of the help search: one for each FAQ, lesson, section of an article and specification field of a device. */
export function helpDocuments(content: HelpSearchContent): HelpDocument[] {
  return [
    ...content.faqs.map((faq) => ({
      id: `faq-${faq.id}`,
      kind: "faq" as const,
      title: faq.question,
      text: faq.answer,
      source: faq.question,
      to: faq.docUrl,
      about: toWords(faq.id),
    })),
    ...content.manuals.map((manual) => lessonDocument("manual", manual)),
    ...content.tutorials.map((tutorial) => lessonDocument("tutorial", tutorial)),
    ...content.articles.flatMap(articleDocuments),
    ...content.products.flatMap(figureDocuments),
  ];
}

function lessonDocument(kind: "manual" | "tutorial", { id, title, description, docUrl }: Lesson): HelpDocument {
  return { id: `${kind}-${id}`, kind, title, text: description, source: title, to: docUrl, about: toWords(id) };
}

/** One document for each section of an article. Text before the first heading gets the article's title. */
function articleDocuments({ id, path, title, content, tags }: HelpSearchContent["articles"][number]): HelpDocument[] {
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

/** Turns table rows and small headings into sentences for snippets: `Fit to a site grid: 4, around the edge.` */
function rowsAsSentences(html: string): string {
  return html
    .replace(/<thead>.*?<\/thead>/gs, "")
    .replace(/<\/th><td>/g, ": ")
    .replace(/<\/td><td>/g, ", ")
    .replace(/(?<![.!?])<\/td><\/tr>/g, ". ")
    .replace(/(?<![.!?:])<\/h3>/g, ": ");
}

/** One document for each field, so that the answer to a question is a single value and not a table. */
function figureDocuments(product: HelpSearchContent["products"][number]): HelpDocument[] {
  const { slug, path, name, specificationTables, specificationCards } = product;
  const base = { kind: "specification" as const, source: name };
  const rows = specificationTables.flatMap((table) =>
    table.rows.map(({ key, label, value }) => ({
      ...base,
      id: `${slug}-${key}`,
      title: label,
      text: value,
      to: `${path}#${table.id}`,
      about: `${name} ${table.title}`,
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

const toWords = (id: string): string => id.replaceAll("-", " ");
