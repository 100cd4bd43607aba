import { graphql } from "gatsby";
import { FaqStructuredData } from "../../seo/faq-structured-data";
import { Text } from "../../ui/primitives";
import { Tabs } from "../../ui/tabs";
import { findLessons } from "./find-lessons";
import { HelpCenter } from "./help-center";
import { LessonPanel } from "./lesson-panel";

/** The query string's defaults: search text, category and tab. */
export const ACADEMY_QUERY = { q: "", category: "", tab: "tutorials" };

interface AcademyTabsProps {
  state: typeof ACADEMY_QUERY;
  change: (values: Partial<typeof ACADEMY_QUERY>, step?: boolean) => void;
  page: Queries.AcademyTabsFieldsFragment;
  categories: readonly { readonly id: string; readonly title: string }[];
  tutorials: readonly Queries.TutorialFieldsFragment[];
  manuals: readonly Queries.ManualFieldsFragment[];
  topics: readonly Queries.SupportTopicFieldsFragment[];
  faqs: readonly Queries.FaqFieldsFragment[];
}

/** Tutorials, manuals and the help center, each if it has entries. Tutorials and manuals share search text and category. */
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
    label: `${titleOf(manual.category)} · ${manual.pages}`,
  }));
  const panelProps = { state, change, page, categories };
  const tabs = [
    tutorials.length > 0 && {
      id: "tutorials",
      title: labels.tabTutorials,
      panel: <LessonPanel id="tutorials" lessons={tutorialLessons} link={labels.watch} {...panelProps} />,
    },
    manuals.length > 0 && {
      id: "manuals",
      title: labels.tabManuals,
      panel: <LessonPanel id="manuals" lessons={manualLessons} link={labels.readManual} {...panelProps} />,
    },
    topics.length + faqs.length > 0 && {
      id: "help",
      title: labels.tabHelp,
      panel: (
        <>
          {tab === "help" && faqs.length > 0 && <FaqStructuredData items={faqs} path="/academy" />}
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
  ].filter((each) => each !== false);
  return <Tabs label={labels.tabsLabel} active={tab} onChange={(id) => change({ tab: id }, true)} tabs={tabs} />;
};

export const academyTabsFragments = graphql`
  fragment TutorialFields on Tutorial {
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

  fragment ManualFields on Manual {
    id
    title
    description
    pages: pagesText
    category
    docUrl
    thumbnail {
      ...CardPicture
    }
  }

  fragment SupportTopicFields on SupportTopic {
    id
    name
    description
    category
    articles: articlesText
    url
  }

  fragment FaqFields on Faq {
    id
    question
    answer
    docUrl
  }

  fragment AcademyTabsFields on AcademyPage {
    tutorials {
      ...HeadFields
    }
    manuals {
      ...HeadFields
    }
    help {
      ...HeadFields
    }
    faq {
      ...HeadFields
    }
    assistance {
      ...CallFields
    }
    labels {
      tabsLabel
      tabTutorials
      tabManuals
      tabHelp
      filterLabel
      all
      count
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
