import { useContext } from "react";
import { bandProperties } from "../../theme/bands";
import { sizes } from "../../theme/tokens";
import { Container, Text } from "../../ui/primitives";
import { PagePathContext } from "./page-path";

interface UntranslatedNoteProps {
  /** Paths of the pages that are not translated into the language of the site; null in the default locale. */
  paths: readonly string[] | null;
  text: string;
}

/** A note below the bar of a page that is shown in the default language instead of this one. */
export const UntranslatedNote = ({ paths, text }: UntranslatedNoteProps) => {
  const path = useContext(PagePathContext);
  return paths?.includes(path) === true ? (
    <div role="note" style={bandProperties("ink")} sx={{ bg: "raised", color: "text", pt: `${sizes.bar}px` }}>
      <Container py={4}>
        <Text variant="small">{text}</Text>
      </Container>
    </div>
  ) : null;
};
