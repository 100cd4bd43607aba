import { fillPlaceholders } from "../../domain/placeholders";
import { EmptyState } from "../../components/ui/empty-state";
import { EntryCard } from "../../components/ui/entry-card";
import { CardGrid } from "../../components/ui/card-grid";

export interface Lesson extends Pick<
  Queries.TutorialPartsFragment,
  "id" | "title" | "description" | "docUrl" | "thumbnail"
> {
  /** Category and length: `Hardware · 06:40`. */
  readonly label: string;
}

interface LessonListProps {
  lessons: readonly Lesson[];
  link: string;
  empty: { sentence: string; hint: string; reset: string };
  query: string;
  onReset: () => void;
}

/** Tutorials or manuals as cards, or a message when there are none. */
export const LessonList = ({ lessons, link, empty, query, onReset }: LessonListProps) =>
  lessons.length === 0 ? (
    <EmptyState
      sentence={empty.sentence}
      hint={query === "" ? undefined : fillPlaceholders(empty.hint, { query })}
      reset={empty.reset}
      onReset={onReset}
    />
  ) : (
    <CardGrid>
      {lessons.map(({ id, title, description, docUrl, thumbnail, label }) => (
        <EntryCard
          key={id}
          label={label}
          title={title}
          text={description}
          picture={thumbnail}
          link={{ to: docUrl, text: link }}
        />
      ))}
    </CardGrid>
  );
