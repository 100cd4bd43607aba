import { graphql } from "gatsby";
import { useCallback } from "react";
import { FaqStructuredData } from "../../seo/faq-structured-data";
import { fillPlaceholders } from "../../domain/placeholders";
import { Tabs } from "../../components/ui/tabs";
import { findLessons } from "./find-lessons";
import { HelpCenter } from "./help-center";
import { LessonList, type Lesson } from "./lesson-list";
import { ListControls } from "../../components/blocks/list-controls";

/** What the academy's address says: the search, the category, the tab. */
export const ACADEMY = { q: "", category: "", tab: "tutorials" };

interface AcademyTabsProps {
  state: typeof ACADEMY;
  change: (values: Partial<typeof ACADEMY>, step?: boolean) => void;
  page: Queries.AcademyTabsPartsFragment;
  categories: readonly { readonly id: string; readonly title: string }[];
  tutorials: readonly Queries.TutorialPartsFragment[];
  manuals: readonly Queries.ManualPartsFragment[];
  topics: readonly Queries.SupportTopicPartsFragment[];
  faqs: readonly Queries.FaqPartsFragment[];
}

/** Tutorials, manuals and the help center; search text and category are shared by the first two. */
export const AcademyTabs = (props: AcademyTabsProps) => {
  const { state, change, page, categories, tutorials, manuals, topics, faqs } = props;
  const { labels } = page;
  const { q, category, tab } = state;
  const titleOf = (id: string): string => categories.find((each) => each.id === id)?.title ?? id;
  const reset = (): void => change({ q: "", category: "" }, true);
  const choose = useCallback((value: string) => change({ category: value }, true), [change]);
  const lessons = (found: readonly Lesson[], link: string, sentence: string, id: "tutorials" | "manuals") => (
    <>
      <h2 sx={{ variant: "text.h2", mb: 3 }}>{page[id].heading}</h2>
      <p sx={{ variant: "text.lead", mb: 6 }}>{page[id].lead}</p>
      <ListControls
        filter={{
          label: labels.filterLabel,
          chosen: category,
          onChoose: choose,
          choices: [
            { value: "", text: labels.all },
            ...categories.map(({ id: value, title: text }) => ({ value, text })),
          ],
        }}
        count={fillPlaceholders(labels.count, { count: found.length })}
      />
      <LessonList
        lessons={found}
        link={link}
        query={q}
        empty={{ sentence, hint: labels.emptyHint, reset: labels.reset }}
        onReset={reset}
      />
    </>
  );
  const videos = findLessons(tutorials, q, category).map((video) => ({
    ...video,
    label: `${titleOf(video.category)} · ${video.duration}`,
  }));
  const books = findLessons(manuals, q, category).map((book) => ({
    ...book,
    label: `${titleOf(book.category)} · ${fillPlaceholders(labels.pages, { count: book.pages })}`,
  }));
  return (
    <Tabs
      label={labels.tabsLabel}
      active={tab}
      onChange={(id) => change({ tab: id }, true)}
      tabs={[
        {
          id: "tutorials",
          title: labels.tabTutorials,
          panel: lessons(videos, labels.watch, labels.emptyTutorials, "tutorials"),
        },
        {
          id: "manuals",
          title: labels.tabManuals,
          panel: lessons(books, labels.readManual, labels.emptyManuals, "manuals"),
        },
        {
          id: "help",
          title: labels.tabHelp,
          panel: (
            <>
              {tab === "help" && <FaqStructuredData items={faqs} path="/academy" />}
              <h2 sx={{ variant: "text.h2", mb: 3 }}>{page.help.heading}</h2>
              <p sx={{ variant: "text.lead", mb: 7 }}>{page.help.lead}</p>
              <HelpCenter
                categories={categories}
                topics={topics}
                faqs={faqs}
                faqHead={page.faq}
                assistance={page.assistance}
                labels={labels}
              />
            </>
          ),
        },
      ]}
    />
  );
};

export const academyTabsFragments = graphql`
  fragment TutorialParts on Tutorial {
    id
    title
    description
    duration
    category
    docUrl
    thumbnail {
      ...CardPicture
    }
  }

  fragment ManualParts on Manual {
    id
    title
    description
    pages
    category
    docUrl
    thumbnail {
      ...CardPicture
    }
  }

  fragment SupportTopicParts on SupportTopic {
    id
    name
    description
    category
    articles
    url
  }

  fragment FaqParts on Faq {
    id
    question
    answer
    docUrl
  }

  fragment AcademyTabsParts on AcademyPage {
    tutorials {
      ...HeadParts
    }
    manuals {
      ...HeadParts
    }
    help {
      ...HeadParts
    }
    faq {
      ...HeadParts
    }
    assistance {
      ...CallParts
    }
    labels {
      tabsLabel
      tabTutorials
      tabManuals
      tabHelp
      filterLabel
      all
      count
      pages
      watch
      readManual
      emptyTutorials
      emptyManuals
      emptyHint
      reset
      ...HelpCenterLabels
    }
  }
`;
