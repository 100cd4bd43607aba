/** @jest-environment jsdom */

import "../support/dom/jest-dom";
import { screen } from "@testing-library/react";
import { LiveForm } from "../../src/forms/ui/live-form";
import type { FormName } from "@capture/receiver/payload/payload";
import { renderInSite } from "../support/dom/site-view";

interface SpecifiedField {
  label: string;
  placeholder?: string;
  type?: string;
  minHeight?: string;
}

const EMAIL_PLACEHOLDER = "you@example.com";

/** Fields as the specification defines them, not read from the content. */
const FORMS: readonly [FormName, readonly SpecifiedField[]][] = [
  [
    "demo",
    [{ label: "Name *" }, { label: "Company *" }, { label: "Email *", type: "email" }, { label: "Phone", type: "tel" }],
  ],
  [
    "partner-application",
    [
      { label: "Full Name", placeholder: "Your name" },
      { label: "Email", placeholder: EMAIL_PLACEHOLDER, type: "email" },
      { label: "Company Name", placeholder: "Your company" },
      { label: "Region of Operation", placeholder: "Country or region" },
      {
        label: "Why are you interested in this partnership?",
        placeholder: "Tell us more about your interest and qualifications...",
        minHeight: "120px",
      },
    ],
  ],
  [
    "marketplace-partner",
    [
      { label: "Full Name" },
      { label: "Email", type: "email" },
      { label: "Company" },
      { label: "How would you like to partner with us?", minHeight: "120px" },
    ],
  ],
  ["contact", [{ label: "Email", type: "email" }, { label: "Subject" }, { label: "Message", minHeight: "150px" }]],
];

test.each(FORMS)("%s has the labels, placeholders and sizes of the specification", (form, fields) => {
  renderInSite(<LiveForm name={form} />);
  for (const { label, placeholder, type = "text", minHeight } of fields) {
    const control = screen.getByLabelText(label, { exact: true });
    if (placeholder !== undefined) expect(control).toHaveAttribute("placeholder", placeholder);
    if (minHeight === undefined) expect(control).toHaveAttribute("type", type);
    else expect(control).toHaveStyle({ minHeight });
  }
});

test.each([
  ["partner-application", 5],
  ["partnership-inquiry", 5],
  ["contact", 5],
  ["marketplace-partner", 4],
] as const)("all fields of %s have the attribute required, and its mark", (form, count) => {
  renderInSite(<LiveForm name={form} />);
  const controls = screen.getAllByRole<HTMLInputElement>("textbox");
  expect(controls).toHaveLength(count);
  for (const control of controls) {
    expect(control).toBeRequired();
    expect(control.labels?.[0]).toHaveAttribute("data-marked");
  }
});

test("the required fields of the demo form have one mark, that of their labels", () => {
  renderInSite(<LiveForm name="demo" />);
  const labels = screen.getAllByRole<HTMLInputElement>("textbox").map(({ labels }) => labels?.[0]);
  expect(labels.filter((label) => label?.hasAttribute("data-marked"))).toEqual([]);
});
