import { graphql } from "gatsby";
import { bandProperties } from "../../theme/bands";
import * as styles from "../../theme/styles/support";
import { Grid } from "../../components/ui/layout/grid";
import { Stack } from "../../components/ui/layout/stack";
import { Text } from "../../components/ui/text";
import { Band } from "../../components/ui/band";
import { Icon } from "../../components/ui/icon";
import { Link } from "../../components/ui/link/link";

interface AssistantFrameProps {
  id: string;
  head: Queries.LabeledHeadPartsFragment;
  /** Address of the assistant: our own page, or a provider's. */
  frame: string;
  /** What the assistant answers from, and how many there are of it. */
  sources: readonly { name: string; count: number }[];
  labels: Queries.AssistantFrameLabelsFragment;
}

/** Height of the chat frame in pixels, as the specification states it. */
const FRAME_HEIGHT = 700;

/** To run, to hear that a question is sent, and to open what it names in a tab of its own. */
const CHAT = "allow-forms allow-popups allow-popups-to-escape-sandbox allow-scripts";

/**
 * Our own page also leads out of its frame to other pages of ours. It is not
 * told that it is of the same origin: with that and its script it could take
 * the sandbox off. `gatsby/outputs/headers/` lets it read what it is made of.
 */
const OWN_SANDBOX = `${CHAT} allow-top-navigation-by-user-activation`;

/** A provider's chat keeps its own origin, which is not ours, for its session. */
const PROVIDER_SANDBOX = `${CHAT} allow-same-origin`;

/** The assistant in its frame, and beside it what it is and what it knows. */
export const AssistantFrame = ({ id, head, frame, sources, labels }: AssistantFrameProps) => {
  const { label, heading, lead } = head;
  return (
    <Band ground="bone" id={id} labelledBy={`${id}-heading`}>
      <Grid gap={[6, null, 8]} columns={["minmax(0, 1fr)", null, "minmax(0, 5fr) minmax(0, 7fr)"]}>
        <Stack gap={5} alignContent="start" justifyItems="start">
          <p sx={styles.status}>
            <span sx={styles.badge}>{labels.badge}</span>
            <span>{labels.availability}</span>
          </p>
          {label && <Text variant="rule">{label}</Text>}
          <Text as="h2" id={`${id}-heading`} variant="h2">
            {heading}
          </Text>
          {lead && <Text variant="lead">{lead}</Text>}
          <dl aria-label={labels.reads} sx={styles.ledger}>
            {sources.map(({ name, count }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </dl>
          <Link to={frame} target="_blank" sx={{ variant: "layout.textLink", display: "inline-flex", gap: 2 }}>
            {labels.openInTab}
            <Icon name="arrow-up-right" size={20} />
          </Link>
        </Stack>
        <iframe
          src={frame}
          title={labels.frameTitle}
          height={FRAME_HEIGHT}
          loading="lazy"
          sandbox={frame.startsWith("/") ? OWN_SANDBOX : PROVIDER_SANDBOX}
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
