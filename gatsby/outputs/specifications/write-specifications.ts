import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BuildArgs } from "gatsby";
import { composeSpecification } from "@capture/domain/accuracy/compose-specification";
import { questionsOfSpecification, specificationPath } from "@capture/domain/accuracy/specification";
import { answerCombinations } from "@capture/domain/answer-combinations";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { formatList } from "@capture/domain/lib/locale";
import { readContent, type Content } from "../../lib/read-content";
import { drawSpecification, type SpecificationPdf } from "./draw-specification";

type Data = Content<"siteConfig", "accuracy" | "accuracyPage">;

const QUERY = `query Specifications {
  siteConfig { brand url language locale }
  accuracyPage {
    route
    name
    updated(formatString: "YYYY-MM-DD")
    labels { range openRange blank specificationTitle source }
  }
  accuracy {
    standard { name publisher version }
    classes { id name max min }
    decisions { id text tolerance content formats smallest { name size } }
    questions { id answers { id text } }
    specification { id title sentences { when { question answers } text } }
  }
}`;

/**
 * Writes the specifications of the accuracy guide as PDF: one for each decision and each combination of the answers on
 * which its sentences depend. The project and the distance are lines to write on.
 * @param root path of the built site
 * @throws Error when the content cannot be read
 */
export async function writeSpecifications(graphql: BuildArgs["graphql"], root: string): Promise<void> {
  const data: Data = await readContent(graphql, ["siteConfig"], QUERY);
  const folder = join(root, dirname(specificationPath("", {})));
  // Specifications of decisions that no longer exist.
  rmSync(folder, { recursive: true, force: true });
  for (const [path, content] of specificationsOf(data)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(root, path), await drawSpecification(content));
  }
}

function specificationsOf({ siteConfig: site, accuracy, accuracyPage: page }: Data): [string, SpecificationPdf][] {
  if (!accuracy || !page) return [];
  const { labels } = page;
  const used = questionsOfSpecification(accuracy.specification);
  const questions = accuracy.questions.filter(({ id }) => used.has(id));
  return accuracy.decisions.flatMap((decision) =>
    answerCombinations(questions).map((answers): [string, SpecificationPdf] => [
      specificationPath(decision.id, answers),
      {
        ...{ language: site.language, brand: site.brand, kind: page.name, updated: page.updated },
        name: fillPlaceholders(labels.specificationTitle, { decision: decision.text }),
        title: formatList(
          questions.flatMap(
            ({ id, answers: choices }) => choices.find(({ id: each }) => each === answers[id])?.text ?? [],
          ),
          site.locale,
        ),
        sections: composeSpecification(accuracy, { decision, answers }, labels, site.locale),
        notes: [fillPlaceholders(labels.source, accuracy.standard), `${site.url}${page.route}`],
      },
    ]),
  );
}
