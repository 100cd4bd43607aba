import { graphql } from "gatsby";
import { useCallback } from "react";
import { FaqStructuredData } from "../../seo/faq-structured-data";
import { fillPlaceholders } from "../../domain/placeholders";
import { Text } from "../../components/ui/text";
import { Tabs } from "../../components/ui/tabs";
import { findLessons } from "./find-lessons";
import { HelpCenter } from "./help-center";
import { LessonList, type Lesson } from "./lesson-list";
import { ListControls } from "../../components/blocks/list-controls";

/** The query string's defaults: search text, category and tab. */
export const ACADEMY_QUERY = { q: "", category: "", tab: "tutorials" };

type Category = { readonly id: string; readonly title: string };
type Page = Queries.AcademyTabsPartsFragment;

interface AcademyTabsProps {
  state: typeof ACADEMY_QUERY;
  change: (values: Partial<typeof ACADEMY_QUERY>, step?: boolean) => void;
  page: Page;
  categories: readonly Category[];
  tutorials: readonly Queries.TutorialPartsFragment[];
  manuals: readonly Queries.ManualPartsFragment[];
  topics: readonly Queries.SupportTopicPartsFragment[];
  faqs: readonly Queries.FaqPartsFragment[];
}

/** Tutorials, manuals and the help center. Tutorials and manuals share the search text and the category. */
export const AcademyTabs = (props: AcademyTabsProps) => {
  const { state, change, page, categories, tutorials, manuals, topics, faqs } = props;
  const { labels } = page;
  const { q, category, tab } = state;
  const titleOf = (id: string): string => categories.find((each) => each.id === id)?.title ?? id;
  const tutorialLessons = findLessons(tutorials, q, category).map((tutorial) => ({
    ...tutorial,
    label: `${titleOf(tutorial.category)} · ${tutorial.duration}`,
  }));
  const manualLessons = findLessons(manuals, q, category).map((manual) => ({
    ...manual,
    label: `${titleOf(manual.category)} · ${fillPlaceholders(labels.pages, { count: manual.pages })}`,
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
          panel: <Lessons {...props} id="tutorials" lessons={tutorialLessons} link={labels.watch} />,
        },
        {
          id: "manuals",
          title: labels.tabManuals,
          panel: <Lessons {...props} id="manuals" lessons={manualLessons} link={labels.readManual} />,
        },
        {
          id: "help",
          title: labels.tabHelp,
          panel: (
            <>
              {tab === "help" && <FaqStructuredData items={faqs} path="/academy" />}
              <Text as="h2" variant="h2" mb={3}>
                {page.help.heading}
              </Text>
              <Text variant="lead" mb={7}>
                {page.help.lead}
              </Text>
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

interface LessonsProps extends Pick<AcademyTabsProps, "state" | "change" | "page" | "categories"> {
  id: "tutorials" | "manuals";
  lessons: readonly Lesson[];
  /** The text of the links. */
  link: string;
}

/** The panel of the tutorials or the manuals, with its filter. */
const Lessons = ({ id, lessons, link, state: { q, category }, change, page, categories }: LessonsProps) => {
  const { labels } = page;
  const choose = useCallback((value: string) => change({ category: value }, true), [change]);
  return (
    <>
      <Text as="h2" variant="h2" mb={3}>
        {page[id].heading}
      </Text>
      <Text variant="lead" mb={6}>
        {page[id].lead}
      </Text>
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
        count={fillPlaceholders(labels.count, { count: lessons.length })}
      />
      <LessonList
        lessons={lessons}
        link={link}
        query={q}
        empty={{
          sentence: id === "tutorials" ? labels.emptyTutorials : labels.emptyManuals,
          hint: labels.emptyHint,
          reset: labels.reset,
        }}
        onReset={() => change({ q: "", category: "" }, true)}
      />
    </>
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
