import { graphql, withPrefix } from "gatsby";
import { bandProperties } from "../../theme/bands";
import * as styles from "../../theme/styles/support";
import { Grid, Stack, Text } from "../../ui/primitives";
import { Band } from "../../ui/band";
import { Icon } from "../../ui/icon";
import { Link } from "../../ui/link/link";

interface AssistantFrameProps {
  id: string;
  head: Queries.LabeledHeadFieldsFragment;
  /** URL of the assistant: a page of this site, or of a provider. */
  url: string;
  /** Sources of the answers, and the number of entries in each. */
  sources: readonly { name: string; count: number }[];
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
export const AssistantFrame = ({ id, head, url, sources, labels }: AssistantFrameProps) => {
  const { label, heading, lead } = head;
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
            <dl aria-label={labels.reads} sx={styles.ledger}>
              {sources.map(({ name, count }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{count}</dd>
                </div>
              ))}
            </dl>
          )}
          <Link to={url} target="_blank" sx={{ variant: "layout.textLink", display: "inline-flex", gap: 2 }}>
            {labels.openInTab}
            <Icon name="arrow-up-right" size={20} />
          </Link>
        </Stack>
        <iframe
          src={withPrefix(url)}
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

export const assistantFrameFragment = graphql`
  fragment AssistantFrameLabels on SupportPageLabels {
    badge
    availability
    frameTitle
    openInTab
    reads
  }
`;
