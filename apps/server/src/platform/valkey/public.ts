export { connectValkey, type Valkey } from "./valkey.ts";
