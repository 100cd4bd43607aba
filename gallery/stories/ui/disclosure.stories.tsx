import { Disclosure } from "../../../src/ui/disclosure";

export default { title: "Components / Disclosure" };

export const Groups = () => (
  <div>
    <Disclosure summary="Capture" isOpen>
      Still points from a tripod
    </Disclosure>
    <Disclosure summary="Power and time">Up to 5 hours</Disclosure>
  </div>
);
