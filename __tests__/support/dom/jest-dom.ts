import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";
import { installTopLayer } from "./top-layer";

// What a press imports is compiled first, which takes longer than the usual second on a busy machine. Milliseconds.
configure({ asyncUtilTimeout: 5000 });
installTopLayer();
