import { OWN_TEXTS } from "../../src/forms/payload/texts";
import { PLAIN_POLICY, type Answer, type AnswerPage } from "./answer-page";
import { escape } from "./html";

/**
 * A short page with a title, a text and a link, for refusals. It is written without reading and parsing the built page,
 * so that a flood of refused requests costs little.
 */
export function shortPage({ title, text, back, texts = OWN_TEXTS }: Answer): AnswerPage {
  const { "site.json": site, "pages/form-answer.json": page } = texts;
  return {
    html: `<!DOCTYPE html><html lang="${escape(site.language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escape(title)}</title></head>
<body><main><h1 data-answer="title">${escape(title)}</h1><p data-answer="text">${escape(text)}</p>
<p data-answer="back"><a href="${escape(back)}">${escape(page.labels.back)}</a></p></main></body></html>`,
    headers: {
      "Content-Security-Policy": PLAIN_POLICY,
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
    },
  };
}
