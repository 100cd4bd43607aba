import { graphql } from "gatsby";
import { carriedSearch } from "@capture/domain/facts/carried-search";
import { useSearch } from "../../../hooks/use-query-state";
import { useMissingAreas } from "./use-missing-areas";
import { Row, Text } from "../../../ui/primitives";
import { TextLink } from "../../../ui/link/text-link";

interface NextToolsProps {
  tools: Queries.ToolLinksFragment;
  /** The path of the tool that shows the links. */
  current: string;
  /** The devices to compare, where the comparison would show others at first. */
  devices?: readonly string[];
  /** The units of the tool, in which it needs the areas. */
  units?: string | undefined;
  /** The text of the link to the planner, in place of its name. */
  plannerText?: string;
}

const MIN_PROJECT_TOOLS = 2;

/**
 * Links to the other tools of the site, which carry what the visitor has entered, if there is anything to carry. An area is
 * added in the units of this tool.
 */
export const NextTools = ({ tools, current, devices = [], units, plannerText }: NextToolsProps) => {
  // Loaded with the links, the conversion is not in the first script of the tool.
  useMissingAreas(units);
  const search = carriedSearch(useSearch(), devices);
  const { decisionLink, finderLink, plannerLink, accuracyLink, compareLink, factLabels } = tools;
  const projectTools = [decisionLink, finderLink, plannerLink, accuracyLink];
  // The facts of a single tool are of no use to others.
  if (devices.length === 0 && projectTools.filter(Boolean).length < MIN_PROJECT_TOOLS) return null;
  return (
    <nav aria-label={factLabels?.next} data-script="">
      <Text variant="label" mb={2}>
        {factLabels?.next}
      </Text>
      <Row columnGap={5} rowGap={2}>
        {[...projectTools, compareLink].map((link) =>
          link && link.route !== current ? (
            <TextLink
              key={link.route}
              to={link.route + search}
              text={(link === plannerLink && plannerText) || link.name}
            />
          ) : null,
        )}
      </Row>
    </nav>
  );
};

export const toolFragments = graphql`
  fragment ToolLinks on Query {
    decisionLink: decisionPage {
      route
      name
    }
    finderLink: finderPage {
      route
      name
    }
    plannerLink: plannerPage {
      route
      name
    }
    accuracyLink: accuracyPage {
      route
      name
    }
    compareLink: comparePage {
      route
      name
    }
    factLabels: decisionLabels {
      ...FactLabels
    }
  }

  fragment FactLabels on DecisionLabels {
    next
    fromFacts
    carried
    area
    rooms
    floors
    distance
    tolerance
    decision
  }
`;
