import { graphql } from "gatsby";
import { assertPresent } from "../lib/assert-present";
import { useSiteContent } from "../hooks/use-site-content";
import { Action } from "../forms/ui/action";
import { bandProperties } from "../theme/bands";
import * as styles from "../theme/styles/backdrop";
import { Picture } from "../ui/media/picture";
import { Container, Row, Stack, Text } from "../ui/primitives";

type ClosingProps = Queries.ClosingFieldsFragment;

/** The last band of a page: a call to action, over a picture if the site has one. */
export const Closing = ({ heading, text, actions }: ClosingProps) => {
  const { closingPicture } = assertPresent(useSiteContent().siteConfig);
  return (
    <section
      aria-labelledby="closing"
      style={bandProperties("ink")}
      sx={{ position: "relative", isolation: "isolate", overflow: "hidden", bg: "background", color: "text" }}
    >
      {closingPicture && <Picture picture={closingPicture} sizes="100vw" sx={styles.backdrop} />}
      <Container
        pt={[8, null, 9]}
        pb={closingPicture ? ["8rem", null, "clamp(7rem, 1rem + 10vw, 12rem)"] : [8, null, 9]}
      >
        <Stack gap={5} justifyItems="start" maxWidth="52rem">
          <Text as="h2" id="closing" variant="h1">
            {heading}
          </Text>
          <Text variant="lead">{text}</Text>
          <Row pt={3}>
            {actions.map((action, index) => (
              <Action key={action.text} {...action} variant={index === 0 ? "primary" : "secondary"} />
            ))}
          </Row>
        </Stack>
      </Container>
    </section>
  );
};

export const closingFragment = graphql`
  fragment ClosingFields on Closing {
    heading
    text
    actions {
      text
      to
    }
  }
`;

export const closingPictureFragment = graphql`
  fragment ClosingPicture on SiteConfig {
    closingPicture {
      ...WholePicture
    }
  }
`;
