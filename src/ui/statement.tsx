import { splitFirstSentence } from "./first-sentence";
import { Stack, Text } from "./primitives";

interface StatementProps {
  text: string;
  className?: string;
}

/** A text whose first sentence is large and in the heading font. More text in that font would be hard to read. */
export const Statement = ({ text, className }: StatementProps) => {
  const [first, rest] = splitFirstSentence(text);
  return (
    <Stack className={className} gap={4}>
      {first && <p sx={{ variant: "text.h3", textWrap: "pretty" }}>{first}</p>}
      {rest && <Text variant="lead">{rest}</Text>}
    </Stack>
  );
};
