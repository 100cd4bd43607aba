import { graphql, withPrefix } from "gatsby";
import { useEffect, useRef } from "react";
import { bandProperties } from "../../theme/bands";
import * as styles from "../../theme/styles/support";
import { Grid, Stack, Text } from "../../ui/primitives";
import { Band } from "../../ui/band";
import { Icon } from "../../ui/icon";
import { Link } from "../../ui/link/link";
import { QUESTION_PARAMETER } from "./ask-form";

interface AssistantFrameProps {
  id: string;
  head: Queries.LabeledHeadFieldsFragment;
  /** URL of the assistant: a page of this site, or of a provider. */
  url: string;
  /** The question from the hero; empty until a visitor asks it. */
  question: string;
  /** Sources of the answers, the number of entries in each, and the page with them if the site has it. */
  sources: readonly { name: string; count: number; to: string | undefined }[];
  labels: Queries.AssistantFrameLabelsFragment;
}

/** The specification requires this height. */
const FRAME_HEIGHT_PX = 700;

/** The chat runs a script, submits a form, and opens links in new tabs. */
const CHAT_SANDBOX = "allow-forms allow-popups allow-popups-to-escape-sandbox allow-scripts";

/**
 * The site's own assistant also links to pages of the site, which open in the top window. It has no
 * `allow-same-origin`: with that and `allow-scripts`, a page can remove its own sandbox. Its origin is therefore
 * `null`, and `gatsby/outputs/headers/` adds CORS headers to the files that it loads.
 */
const OWN_SANDBOX = `${CHAT_SANDBOX} allow-top-navigation-by-user-activation`;

/** A provider's chat needs its origin for its session. This is safe, because that origin is not the site's. */
const PROVIDER_SANDBOX = `${CHAT_SANDBOX} allow-same-origin`;

/** The assistant in its frame, with a description and its sources next to it. */
export const AssistantFrame = ({ id, head, url, question, sources, labels }: AssistantFrameProps) => {
  const { label, heading, lead } = head;
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (question === "") return;
    frame.current?.scrollIntoView({ block: "nearest" });
    // The field with the question has left the page.
    frame.current?.focus({ preventScroll: true });
  }, [question]);
  return (
    <Band palette="bone" id={id} labelledBy={`${id}-heading`}>
      <Grid gap={[6, null, 8]} columns={["minmax(0, 1fr)", null, "minmax(0, 5fr) minmax(0, 7fr)"]}>
        <Stack gap={5} alignContent="start" justifyItems="start">
          <p sx={styles.status}>
            <span sx={styles.badge}>{labels.badge}</span> <span>{labels.availability}</span>
          </p>
          {label && <Text variant="rule">{label}</Text>}
          <Text as="h2" id={`${id}-heading`} variant="h2">
            {heading}
          </Text>
          {lead && <Text variant="lead">{lead}</Text>}
          {sources.length > 0 && (
            <ul aria-label={labels.reads} sx={styles.sources}>
              {sources.map(({ name, count, to }) => (
                <li key={name}>
                  {to === undefined ? (
                    <Source name={name} count={count} />
                  ) : (
                    <Link to={to}>
                      <Source name={name} count={count} />
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          )}
          <Link to={url} target="_blank" sx={{ variant: "layout.textLink", display: "inline-flex", gap: 2 }}>
            {labels.openInTab}
            <Icon name="arrow-up-right" size={20} />
          </Link>
        </Stack>
        <iframe
          ref={frame}
          src={withPrefix(question === "" ? url : `${url}?${QUESTION_PARAMETER}=${encodeURIComponent(question)}`)}
          title={labels.frameTitle}
          height={FRAME_HEIGHT_PX}
          loading="lazy"
          sandbox={url.startsWith("/") ? OWN_SANDBOX : PROVIDER_SANDBOX}
          style={bandProperties("ink")}
          sx={styles.frame}
        />
      </Grid>
    </Band>
  );
};

const Source = ({ name, count }: { name: string; count: number }) => (
  <div>
    <span>{name}</span> <span>{count}</span>
  </div>
);

export const assistantFrameFragment = graphql`
  fragment AssistantFrameLabels on SupportPageLabels {
    badge
    availability
    frameTitle
    openInTab
    reads
  }
`;
