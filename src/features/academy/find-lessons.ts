import { matchesQuery } from "../../search/matches-query";

type Lesson = Pick<Queries.TutorialFieldsFragment, "title" | "description" | "category">;

/** Filters tutorials or manuals by a search in title and description, and by category. */
export function findLessons<L extends Lesson>(lessons: readonly L[], query: string, category: string): L[] {
  return lessons.filter(
    (lesson) =>
      (category === "" || lesson.category === category) && matchesQuery(query, [lesson.title, lesson.description]),
  );
}
