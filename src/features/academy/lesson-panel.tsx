import { fillPlaceholders } from "@capture/domain/placeholders";
import { ListControls } from "../../blocks/list-controls";
import { CardGrid } from "../../ui/card-grid";
import { EmptyState } from "../../ui/empty-state";
import { EntryCard } from "../../ui/entry-card";
import { Text } from "../../ui/primitives";

interface Lesson extends Pick<Queries.TutorialFieldsFragment, "id" | "title" | "description" | "docUrl" | "thumbnail"> {
  /** Category and length: `Hardware · 06:40`. */
  readonly label: string;
}

interface LessonPanelProps {
  id: "tutorials" | "manuals";
  lessons: readonly Lesson[];
  /** The text of the links. */
  link: string;
  /** Search text and category. */
  state: { readonly q: string; readonly category: string };
  /** With `addEntry` the change is a new history entry. */
  change: (values: { q?: string; category?: string }, addEntry?: boolean) => void;
  page: Queries.AcademyTabsFieldsFragment;
  categories: readonly { readonly id: string; readonly title: string }[];
}

/** The panel of the tutorials or the manuals: its filter, and cards or a message when there are none. */
export const LessonPanel = (props: LessonPanelProps) => {
  const { id, lessons, link, state, change, page, categories } = props;
  const { labels } = page;
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
          onChoose: (category) => change({ category }, true),
          choices: [
            { value: "", text: labels.all },
            ...categories.map(({ id: value, title: text }) => ({ value, text })),
          ],
        }}
        count={lessons.length}
        countText={labels.count}
      />
      {lessons.length === 0 ? (
        <EmptyState
          sentence={id === "tutorials" ? labels.emptyTutorials : labels.emptyManuals}
          hint={state.q === "" ? undefined : fillPlaceholders(labels.emptyHint, { query: state.q })}
          reset={labels.reset}
          onReset={() => change({ q: "", category: "" }, true)}
        />
      ) : (
        <CardGrid>
          {lessons.map((lesson) => (
            <EntryCard
              key={lesson.id}
              label={lesson.label}
              title={lesson.title}
              text={lesson.description}
              picture={lesson.thumbnail}
              link={{ to: lesson.docUrl, text: link }}
            />
          ))}
        </CardGrid>
      )}
    </>
  );
};
