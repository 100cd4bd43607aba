import { HtmlValidate } from "html-validate";
import { htmlOf } from "../support/built/built";
import { routes } from "../../testing/routes";

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // React writes charSet and srcSet; attribute names in HTML are case-insensitive.
    "attr-case": "off",
    // The standard allows `aria-label` on a list; the rule only advises against it.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // A table that scrolls becomes a region with a name, so that it can be reached by keyboard.
    "prefer-native-element": ["error", { exclude: ["region"] }],
    // The page contains two navigations, for wide and for narrow screens; only one is shown.
    "unique-landmark": "off",
    // The comparison is a grid on phones, and Safari forgets the roles of a table that is displayed as something else.
    "no-redundant-role": "off",
  },
});

test.each([...routes, "/404"])("%s is valid HTML", async (route) => {
  const { results } = await validator.validateString(htmlOf(route));
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ""})`),
  );
  expect(faults).toEqual([]);
});
