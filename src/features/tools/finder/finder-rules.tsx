import type { FinderExclusion } from "@capture/domain/finder";
import { MAX_FIRST_DEVICES } from "@capture/domain/products/many-products";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { Grid, Row, Stack, Text } from "../../../ui/primitives";
import { TextLink } from "../../../ui/link/text-link";
import * as styles from "../../../theme/styles/lists";
import { Disclosure } from "../../../ui/disclosure";
import { conditionText, findFigure, withDeviceSlugs, type FinderContent } from "./finder-content";

/** All rules of the finder, folded, device by device. Of many devices, the others are behind a further disclosure. */
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
    <>
      {content.devices.map(({ slug, path, name, cardLine }) => (
        <Disclosure key={slug} summary={name}>
          <Row columnGap={5}>
            <Text variant="muted">{cardLine}</Text>
            <TextLink to={path} text={fillPlaceholders(labels.viewProduct, { name })} />
          </Row>
          <Grid columnGap={8} columns={["1fr", null, "1fr 1fr"]} pt={5}>
            <RuleList
              title={labels.speaksFor}
              rules={rules.filter(({ device }) => device === slug)}
              content={content}
            />
            <RuleList
              title={labels.speaksAgainst}
              rules={exclusions.filter(({ device }) => device === slug)}
              content={content}
            />
          </Grid>
        </Disclosure>
      ))}
    </>
  );
};

interface RuleListProps {
  title: string;
  rules: readonly FinderExclusion[];
  content: FinderContent;
}

const RuleList = ({ title, rules, content }: RuleListProps) =>
  rules.length === 0 ? null : (
    <div>
      <Text as="h3" variant="label" mb={2}>
        {title}
      </Text>
      <ul className="rules" sx={{ ...styles.rows, mb: 5 }}>
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
    </div>
  );
