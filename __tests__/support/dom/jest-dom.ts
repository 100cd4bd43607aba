import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";
import { installTopLayer } from "./top-layer";

// A click may import a module, which jest first compiles. On a busy machine this exceeds the default timeout of 1 s.
configure({ asyncUtilTimeout: 5000 });
installTopLayer();
