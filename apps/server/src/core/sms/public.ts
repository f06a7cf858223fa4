export { queueText } from "./queue-text.ts";
export { waitingTexts } from "./sms.testing.ts";
export { codeText } from "./words.ts";
