import type { FinderExclusion } from "@capture/domain/finder";
import { MAX_FIRST_DEVICES } from "@capture/domain/products/many-products";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { Grid, Stack, Text } from "../../../ui/primitives";
import { Link } from "../../../ui/link/link";
import * as styles from "../../../theme/styles/lists";
import { Disclosure } from "../../../ui/disclosure";
import { conditionText, findFigure, withDeviceSlugs, type FinderContent } from "./finder-content";

/** All rules of the finder, device by device. Of many devices, the others are behind a disclosure. */
export const FinderRules = (content: FinderContent) => {
  const named = [...content.finder.rules, ...(content.finder.exclusions ?? [])].map(({ device }) => device.slug);
  const devices = content.devices.filter(({ slug }) => named.includes(slug));
  const others = devices.slice(MAX_FIRST_DEVICES);
  return (
    <>
      <DeviceRules {...content} devices={devices.slice(0, MAX_FIRST_DEVICES)} />
      {others.length > 0 && (
        <Disclosure summary={fillPlaceholders(content.productLabels.showAll, { count: devices.length })}>
          <DeviceRules {...content} devices={others} />
        </Disclosure>
      )}
    </>
  );
};

const DeviceRules = (content: FinderContent) => {
  const { rules, exclusions } = withDeviceSlugs(content.finder);
  const { labels } = content;
  return (
    <Grid gap={[7, null, 8]} columns={["1fr", null, "repeat(3, minmax(0, 1fr))"]}>
      {content.devices.map(({ slug, path, name, cardLine }) => (
        <section key={slug} aria-labelledby={`rules-${slug}`}>
          <Text as="h3" id={`rules-${slug}`} variant="h3" mb={2}>
            <Link to={path} sx={{ color: "text", textUnderlineOffset: "0.2em" }}>
              {name}
            </Link>
          </Text>
          <Text variant="muted" mb={5}>
            {cardLine}
          </Text>
          <RuleList title={labels.speaksFor} rules={rules.filter(({ device }) => device === slug)} content={content} />
          <RuleList
            title={labels.speaksAgainst}
            rules={exclusions.filter(({ device }) => device === slug)}
            content={content}
          />
        </section>
      ))}
    </Grid>
  );
};

interface RuleListProps {
  title: string;
  rules: readonly FinderExclusion[];
  content: FinderContent;
}

const RuleList = ({ title, rules, content }: RuleListProps) =>
  rules.length === 0 ? null : (
    <>
      <Text as="h4" variant="label" mb={2}>
        {title}
      </Text>
      <ul className="rules" sx={{ ...styles.rows, mb: 6 }}>
        {rules.map((rule) => {
          const { label, value } = findFigure(content, rule);
          return (
            <Stack as="li" key={`${rule.field}${rule.reason}`} gap={1}>
              <p sx={{ fontWeight: "medium" }}>{conditionText(rule.when, content)}</p>
              <Text variant="muted">{rule.reason}</Text>
              <Text variant="label">
                {label}: {value}
              </Text>
            </Stack>
          );
        })}
      </ul>
    </>
  );
