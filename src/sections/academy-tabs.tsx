import { useCallback } from "react";
import { FaqStructuredData } from "../seo/faq-structured-data";
import { fillDrawn } from "../content/names";
import { section, type WordKey } from "../content/pick";
import { Tabs } from "../ui/tabs";
import type { ACADEMY } from "./academy-state";
import { findLessons } from "./filters";
import { HelpCenter } from "./help-center";
import { LessonList, type Lesson } from "./lesson-list";
import { ListControls } from "./list-controls";

type Academy = Queries.AcademyPageQuery;
type Category = "hardware" | "software";

interface AcademyTabsProps {
  state: typeof ACADEMY;
  change: (values: Partial<typeof ACADEMY>, step?: boolean) => void;
  sections: readonly Queries.SectionPartsFragment[];
  tutorials: NonNullable<Academy["tutorials"]>["items"];
  manuals: NonNullable<Academy["manuals"]>["items"];
  topics: NonNullable<Academy["supportTopics"]>["items"];
  faqs: NonNullable<Academy["faqs"]>["items"];
  word: (key: WordKey<"/academy">) => string;
}

/** Tutorials, manuals and the help center; search text and category are shared by the first two. */
export const AcademyTabs = ({ state, change, sections, tutorials, manuals, topics, faqs, word }: AcademyTabsProps) => {
  const { q, category, tab } = state;
  const kind = (of: string): string => word(of as Category);
  const reset = (): void => change({ q: "", category: "" }, true);
  const choose = useCallback((value: string) => change({ category: value }, true), [change]);
  const lessons = (found: readonly Lesson[], link: string, sentence: string, id: "tutorials" | "manuals") => (
    <>
      <h2 sx={{ variant: "text.h2", mb: 3 }}>{section(sections, "/academy", id).heading}</h2>
      <p sx={{ variant: "text.lead", mb: 6 }}>{section(sections, "/academy", id).lead}</p>
      <ListControls
        filter={{
          label: word("filterLabel"),
          chosen: category,
          onChoose: choose,
          choices: [
            { value: "", text: word("all") },
            { value: "hardware", text: word("hardware") },
            { value: "software", text: word("software") },
          ],
        }}
        count={fillDrawn(word("count"), { count: found.length })}
      />
      <LessonList
        lessons={found}
        link={link}
        query={q}
        empty={{ sentence, hint: word("emptyHint"), reset: word("reset") }}
        onReset={reset}
      />
    </>
  );
  const films = findLessons(tutorials, q, category).map((film) => ({
    ...film,
    label: `${kind(film.category)} · ${film.duration}`,
  }));
  const books = findLessons(manuals, q, category).map((book) => ({
    ...book,
    label: `${kind(book.category)} · ${fillDrawn(word("pages"), { count: book.pages })}`,
  }));
  return (
    <Tabs
      label={word("tabsLabel")}
      active={tab}
      onChange={(id) => change({ tab: id }, true)}
      tabs={[
        {
          id: "tutorials",
          title: word("tabTutorials"),
          panel: lessons(films, word("watch"), word("emptyTutorials"), "tutorials"),
        },
        {
          id: "manuals",
          title: word("tabManuals"),
          panel: lessons(books, word("readManual"), word("emptyManuals"), "manuals"),
        },
        {
          id: "help",
          title: word("tabHelp"),
          panel: (
            <>
              {tab === "help" && <FaqStructuredData items={faqs} path="/academy" />}
              <h2 sx={{ variant: "text.h2", mb: 3 }}>{section(sections, "/academy", "help").heading}</h2>
              <p sx={{ variant: "text.lead", mb: 7 }}>{section(sections, "/academy", "help").lead}</p>
              <HelpCenter
                topics={topics}
                faqs={faqs}
                faqSection={section(sections, "/academy", "faq")}
                assistance={section(sections, "/academy", "assistance")}
                word={word}
              />
            </>
          ),
        },
      ]}
    />
  );
};
