import { fillPlaceholders } from "../../../../src/domain/placeholders";
import { keepUnits } from "../../../../src/domain/units";
import { createFormats, type Formats } from "../../../../src/features/planner/formats";
import { planCapture, type Place } from "../../../../src/features/planner/plan";
import { planRows } from "../../../../src/features/planner/plan-rows";
import { defaultValues, METRIC, readFigures, readPlace } from "../../../../src/features/planner/planner-fields";
import { toFact, toHeading, toList, toParagraph, toParagraphs, type Block } from "../pieces";
import { closingBlocks, openingBlocks, PAGE_FIELDS, sectionBlocks } from "../sections";
import { defineTwins, SEO_FIELDS, type TwinSite } from "../twin";
import type { Content } from "../../../lib/read-content";

type Data = Content<never, "plannerPage" | "planner">;
type Planner = NonNullable<Data["planner"]>;
type Labels = NonNullable<Data["plannerPage"]>["labels"];

const FORMS = "{ zero one two few many other }";

const QUERY = `query PlannerTwin {
  plannerPage {
    ${PAGE_FIELDS}
    results { heading lead }
    labels {
      units metric imperial inputs area rooms pointsPerRoom assumptions assumptionsHint secondsBetween megabytesPerPoint
      areaPerMinute megabytesPerMinute invalid invalidWhole reset copyHint time panoramas storage batteries charges scenes
      hours minutes byPoints byPace byWalk longer points ${FORMS} roomCount ${FORMS} panoramasFormula panoramasWalk
      gigabytes storagePoints storageMinutes storageOver ${FORMS} battery charge scene wrong source withoutScript
    }
    ${SEO_FIELDS}
  }
  planner {
    defaults { area rooms pointsPerRoom secondsBetween }
    devices {
      device { slug path name cardLine }
      secondsPerPoint paceArea paceMinutes sceneArea storageGigabytes batteryHours batteryBuiltIn megabytesPerPoint
      areaPerMinute megabytesPerMinute
    }
  }
}`;

export const plannerTwins = defineTwins({
  type: "PlannerPage",
  keys: [],
  optionalKeys: ["plannerPage", "planner"],
  query: QUERY,
  compose: ({ plannerPage: page, planner }, site) =>
    page && planner
      ? [
          {
            seo: page.seo,
            blocks: [
              ...openingBlocks(page.hero),
              ...planBlocks(page, planner, site),
              ...closingBlocks(page.closing, site),
            ],
          },
        ]
      : [],
});

/** The plan of each device for the place with which the planner begins. */
function planBlocks({ labels, results }: NonNullable<Data["plannerPage"]>, planner: Planner, site: TwinSite): Block[] {
  const { locale } = site;
  const values = defaultValues(planner, locale);
  const place = readPlace(values, locale);
  const formats = createFormats(METRIC, labels, locale);
  const { area, rooms, pointsPerRoom } = planner.defaults;
  const assumed = { area: formats.area(area), rooms: formats.rooms(rooms), perRoom: formats.points(pointsPerRoom) };
  return [
    toParagraph(fillPlaceholders(labels.withoutScript, assumed)),
    ...sectionBlocks(results),
    ...planner.devices.flatMap((device) => {
      const { name, path, cardLine } = device.device;
      const figures = readFigures(values, device, locale);
      return [
        toHeading(3, name),
        ...toParagraphs([cardLine]),
        ...(place && figures ? [resultList(place, figures, formats, labels)] : []),
        toParagraph(site.linkTo(fillPlaceholders(labels.source, { name }), `${path}#specifications`)),
      ];
    }),
  ];
}

/** The results for a device, each with its formulas. */
function resultList(
  place: Place,
  figures: NonNullable<ReturnType<typeof readFigures>>,
  formats: Formats,
  labels: Labels,
): Block {
  const rows = planRows({ place, figures, plan: planCapture(place, figures), formats, labels });
  return toList(
    rows.map(({ label, value, formulas }) => ({
      line: toFact(label, keepUnits(value)),
      below: formulas.map(keepUnits),
    })),
  );
}
