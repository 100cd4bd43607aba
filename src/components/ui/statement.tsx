import { splitFirstSentence } from "./first-sentence";

interface StatementProps {
  text: string;
  className?: string;
}

/** A text whose first sentence is large, in the display face, which is hard to read at length. */
export const Statement = ({ text, className }: StatementProps) => {
  const [first, rest] = splitFirstSentence(text);
  return (
    <div className={className} sx={{ display: "grid", gap: 4 }}>
      {first && <p sx={{ variant: "text.h3", textWrap: "pretty" }}>{first}</p>}
      {rest && <p sx={{ variant: "text.lead" }}>{rest}</p>}
    </div>
  );
};
