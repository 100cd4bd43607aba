import { matchesQuery } from "../../search/matches-query";

interface Lesson {
  readonly title: string;
  readonly description: string;
  readonly category: string;
}

/** Tutorials and manuals: the query in title or description, and the category. */
export function findLessons<L extends Lesson>(lessons: readonly L[], query: string, category: string): L[] {
  return lessons.filter(
    (lesson) =>
      (category === "" || lesson.category === category) && matchesQuery(query, [lesson.title, lesson.description]),
  );
}
