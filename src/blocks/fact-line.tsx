/** The width of a dot and the space after it, which are in the mono font. */
const DOT = "1.2em";

/** The facts of a text whose facts are separated with dots: “6 tutorials · 6 manuals”. */
export const splitFacts = (text: string): string[] => text.split(" · ");

/**
 * Facts with dots between those on one line. A line breaks between facts, and inside one only where it is wider than the
 * line. Each fact has its dot before it, and the dots at the start of the lines are outside of the box, which hides them.
 */
export const FactLine = ({ facts }: { facts: readonly (string | null)[] }) => (
  <span sx={{ display: "block", overflow: "hidden" }}>
    <span sx={{ display: "block", marginInlineStart: `-${DOT}` }}>
      {facts
        .filter((fact) => fact !== null)
        .map((fact, index) => (
          // Facts may be equal, and are never reordered.
          <span key={index}>
            {index > 0 && " "}
            <span sx={{ display: "inline-block", paddingInlineStart: DOT }}>
              {index > 0 && <span sx={{ display: "inline-block", width: DOT, marginInlineStart: `-${DOT}` }}>· </span>}
              {fact}
            </span>
          </span>
        ))}
    </span>
  </span>
);
