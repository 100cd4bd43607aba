import { Link } from "../../../src/ui/link/link";
import { LongList, MAX_UNPAGED_ENTRIES } from "../../../src/ui/long-list";

export default { title: "Components / Long list" };

const numbered = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `Article ${index + 1}`);

const LONG = numbered(MAX_UNPAGED_ENTRIES + 10);
const SHORT = numbered(5);

const List = ({ entries }: { entries: readonly string[] }) => (
  <LongList entries={entries}>
    {(shown) =>
      shown.map((title) => (
        <article key={title}>
          <Link to="/blog" sx={{ variant: "layout.textLink" }}>
            {title}
          </Link>
        </article>
      ))
    }
  </LongList>
);

export const InPortions = () => <List entries={LONG} />;

export const WithoutPortions = () => <List entries={SHORT} />;
