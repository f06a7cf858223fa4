export { vaultOfButtons, vaultOfButtonsVersions } from "./game.ts";
export { VAULT_OF_BUTTONS } from "./sheet.ts";
