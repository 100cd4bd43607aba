import receiverWords from "../../data/words/receiver.json";
import { labels } from "../content/pick";

/** The receiver's sentences, by their key in data/words/receiver.json. */
export const receiverWord = labels(receiverWords, "receiver");
