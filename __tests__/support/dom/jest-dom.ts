import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";
import { installTopLayer } from "./top-layer";

// A press may import a module that is compiled first, which takes longer than the default second on a busy machine.
configure({ asyncUtilTimeout: 5000 });
installTopLayer();
