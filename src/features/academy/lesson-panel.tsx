import { useCallback } from "react";
import { ListControls } from "../../components/blocks/list-controls";
import { Text } from "../../components/ui/primitives";
import { LessonList, type Lesson } from "./lesson-list";

interface LessonPanelProps {
  id: "tutorials" | "manuals";
  lessons: readonly Lesson[];
  /** The text of the links. */
  link: string;
  /** Search text and category. */
  state: { readonly q: string; readonly category: string };
  /** With `addEntry` the change is a new history entry. */
  change: (values: { q?: string; category?: string }, addEntry?: boolean) => void;
  page: Queries.AcademyTabsPartsFragment;
  categories: readonly { readonly id: string; readonly title: string }[];
}

/** The panel of the tutorials or the manuals, with its filter. */
export const LessonPanel = (props: LessonPanelProps) => {
  const { id, lessons, link, state, change, page, categories } = props;
  const { labels } = page;
  const choose = useCallback((category: string) => change({ category }, true), [change]);
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
          chosen: state.category,
          onChoose: choose,
          choices: [
            { value: "", text: labels.all },
            ...categories.map(({ id: value, title: text }) => ({ value, text })),
          ],
        }}
        count={lessons.length}
        countText={labels.count}
      />
      <LessonList
        lessons={lessons}
        link={link}
        query={state.q}
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
