import { buildIndex } from "../../src/search/build-index";
import { helpDocuments } from "../../src/search/help-documents";
import { openHelpSearch } from "../../src/search/help-search";
import { localeOf } from "../../src/lib/locale";
import { contentOf } from "../support/content/data";
import { helpContent } from "../support/content/help-content";

const search = openHelpSearch(buildIndex(helpDocuments(helpContent), localeOf(contentOf("site.json"))));

test.each(helpContent.faqs.map(({ id, question }) => [question, id]))(
  "“%s” is answered by its own answer",
  (question, id) => {
    expect(search.ask(question).map((answer) => answer.id)).toContain(`faq-${id}`);
  },
);

test.each([...helpContent.manuals, ...helpContent.tutorials].map(({ title }) => title))(
  "“%s” finds the manual or tutorial with this title",
  (title) => {
    expect(search.ask(title).map((answer) => answer.title)).toContain(title);
  },
);
