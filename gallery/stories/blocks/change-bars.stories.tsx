import { ChangeBars } from "../../../src/blocks/change-bars";

export default { title: "Blocks / Change bars" };

export const Less = () => (
  <ChangeBars
    before={{ amount: 4800, text: "hours of rework in the first building" }}
    after={{ amount: 2640, text: "hours in the second, with captures" }}
  />
);

export const More = () => (
  <ChangeBars
    before={{ amount: 1.5, text: "jobs a day with sketches and photographs" }}
    after={{ amount: 6, text: "jobs a day with PRO" }}
  />
);
