import { splitFirstSentence } from "./first-sentence";

/** A longer sentence fills more than five lines of a phone. */
const MAX_DISPLAY_CHARACTERS = 120;

interface StatementProps {
  text: string;
  className?: string;
}

/** A text that begins large: its first sentence is set in the display face, which is hard to read at length. */
export const Statement = ({ text, className }: StatementProps) => {
  const [first, rest] = splitFirstSentence(text);
  if (first.length > MAX_DISPLAY_CHARACTERS) {
    return (
      <p className={className} sx={{ variant: "text.lead", color: "text" }}>
        {text}
      </p>
    );
  }
  return (
    <div className={className} sx={{ display: "grid", gap: 4 }}>
      <p sx={{ variant: "text.h3", textWrap: "pretty" }}>{first}</p>
      {rest !== "" && <p sx={{ variant: "text.lead" }}>{rest}</p>}
    </div>
  );
};
