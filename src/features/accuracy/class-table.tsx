import { classOf } from "@capture/domain/accuracy/assess";
import { formatRange } from "@capture/domain/accuracy/specification";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { formatList } from "@capture/domain/lib/locale";
import { Link } from "../../ui/link/link";
import { Text } from "../../ui/primitives";
import { TableHead, TableRegion } from "../../ui/table-region";
import * as styles from "../../theme/styles/lists";
import type { AccuracyContent } from "./accuracy-content";

/** The classes with their ranges and the decisions in them, and the standard that defines them. */
export const ClassTable = ({ content: { guide, labels, locale } }: { content: AccuracyContent }) => (
  <>
    <TableRegion>
      <table
        aria-labelledby="classes-heading"
        sx={{ ...styles.table, mt: 6, "& td:last-of-type": { fontFamily: "body" } }}
      >
        <TableHead headings={[labels.class, labels.deviation, labels.decision]} />
        <tbody>
          {guide.classes.map((each) => (
            <tr key={each.id}>
              <th scope="row" sx={{ fontFamily: "mono", whiteSpace: "nowrap" }}>
                {each.name}
              </th>
              <td>{formatRange(each, labels, locale)}</td>
              <td>
                {formatList(
                  guide.decisions
                    .filter(({ tolerance }) => classOf(guide.classes, tolerance)?.id === each.id)
                    .map(({ text }) => text),
                  locale,
                ) || "–"}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
    <Text variant="small" mt={4}>
      <Link to={guide.standard.url} sx={{ color: "inherit" }}>
        {fillPlaceholders(labels.source, guide.standard)}
      </Link>
    </Text>
  </>
);
