import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProgramLadder } from "../../../src/features/partners/program-ladder";
import { headings } from "../../support/dom/navigation";
import { fillIn, press } from "../../support/dom/fill";
import { itemsOf } from "../../support/content/pages";
import { bodiesOf, receiverStub, type Sent } from "../../support/dom/receiver";
import { renderInSite } from "../../support/dom/site-view";

const programs = itemsOf<Queries.ProgramPartsFragment>("partners/programs.json");

let sent: Sent;
beforeEach(() => {
  sessionStorage.clear();
  sent = receiverStub();
  renderInSite(<ProgramLadder programs={programs} benefits="Benefits" />);
});

test("the programs are in the order of the content", () => {
  expect(headings(3)).toEqual(programs.map(({ title }) => title));
});

test.each(programs)(
  "$buttonText opens the application to its program, which sends the program's id",
  async (program) => {
    await userEvent.click(screen.getByRole("button", { name: program.buttonText }));
    const dialog = await screen.findByRole("dialog", { name: `Bewerbung als ${program.title}` });
    expect(within(dialog).getByText(`Bewerben Sie sich für unser Programm ${program.id}.`)).toBeVisible();
    fillIn("partner-application");
    press("partner-application");
    expect(await screen.findByText(`Danke für Ihr Interesse am Programm ${program.id}.`)).toBeVisible();
    expect(bodiesOf(sent)).toEqual([
      expect.objectContaining({ additional_data: { partnerType: program.id, region: "Norway" } }),
    ]);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  },
);
