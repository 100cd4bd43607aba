import { HtmlValidate } from "html-validate";
import { htmlOf } from "../support/built";
import { routes } from "../support/routes";

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // React writes charSet and srcSet; HTML reads names of attributes in any case.
    "attr-case": "off",
    // A list may carry a name, says the standard; the rule knows it and advises against.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // A table that scrolls becomes a region with a name, so that it can be reached by keyboard.
    "prefer-native-element": ["error", { exclude: ["region"] }],
    // The navigation stands twice, for wide and for narrow screens; only one is ever shown.
    "unique-landmark": "off",
  },
});

test.each([...routes, "/404"])("%s is valid HTML", async (route) => {
  const { results } = await validator.validateString(htmlOf(route));
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ""})`),
  );
  expect(faults).toEqual([]);
});
