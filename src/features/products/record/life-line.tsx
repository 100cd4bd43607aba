import { TextLink } from "../../../ui/link/text-link";
import { Text } from "../../../ui/primitives";

export interface LifeMark {
  readonly term: string;
  readonly isSpecified: boolean;
  /** Id of the group with the text, if the mark has one. */
  readonly group?: string;
  /** Shown after the term of a mark that is specified. */
  readonly text?: string | null;
}

interface LifeLineProps {
  marks: readonly LifeMark[];
  notStated: string;
}

const MARK_PX = 11;

/** The life of a device as marks on a line: full where the record says something, hollow where it does not. */
export const LifeLine = ({ marks, notStated }: LifeLineProps) => (
  <ol className="marks">
    {marks.map(({ term, isSpecified, group, text = null }) => (
      <li
        key={term}
        sx={{
          position: "relative",
          paddingInlineStart: 5,
          pb: 3,
          "&::before": {
            content: '""',
            position: "absolute",
            insetInlineStart: 0,
            top: "0.45em",
            width: MARK_PX,
            height: MARK_PX,
            zIndex: 1,
            borderRadius: "full",
            border: "1.5px solid",
            borderColor: isSpecified ? "text" : "muted",
            bg: isSpecified ? "near" : "background",
          },
          "&:not(:last-child)::after": {
            content: '""',
            position: "absolute",
            insetInlineStart: MARK_PX / 2 - 0.75,
            top: "0.9em",
            height: "100%",
            borderInlineStart: isSpecified ? "1.5px solid" : "1.5px dashed",
            borderColor: "muted",
          },
        }}
      >
        {isSpecified && group !== undefined ? <TextLink to={`#${group}`} text={term} /> : term}
        {(!isSpecified || text !== null) && (
          <Text as="span" variant="label">
            {" "}
            {text ?? notStated}
          </Text>
        )}
      </li>
    ))}
  </ol>
);
