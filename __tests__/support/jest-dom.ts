import "@testing-library/jest-dom";
import { installTopLayer } from "./top-layer";

installTopLayer();
