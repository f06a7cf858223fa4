export {
  assertRoom,
  hashForHouse,
  type Lane,
  type Passwords,
  withPasswords,
} from "./passwords.ts";
