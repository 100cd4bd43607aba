import { render, screen } from "@testing-library/react";
import { ProgramCard } from "../../src/sections/program-card";

test("the button begins an application that names the program", () => {
  render(
    <ProgramCard
      program={{
        id: "reseller",
        title: "Reseller Partner",
        description: "Sell the devices.",
        buttonText: "Apply as Reseller",
        icon: "store",
        benefits: ["Margin", "Training", "Leads"],
      }}
      benefits="Benefits"
      application={{
        title: "{title} Application",
        text: "Complete this form to apply for our {program} program.",
      }}
      mailbox="partners@acme.example"
    />,
  );
  const href = screen.getByRole("link", { name: "Apply as Reseller" }).getAttribute("href") ?? "";
  const { protocol, pathname, searchParams } = new URL(href);
  expect(protocol + pathname).toBe("mailto:partners@acme.example");
  expect(searchParams.get("subject")).toBe("Reseller Partner Application");
  expect(searchParams.get("body")).toBe("Complete this form to apply for our reseller program.");
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
});
