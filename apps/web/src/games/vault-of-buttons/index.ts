import { slotModule } from "../slot/slot-module.tsx";

/** Everything that shows Vault of Buttons. */
export const vaultOfButtons = slotModule(
  {
    slug: "vault-of-buttons",
    ground: "#2a3140",
    frame: { edge: "#20262f", face: "#9aa7b0", well: "#141922" },
    lines: [0xf2b33d, 0xe9744f, 0x8fd0c8, 0xf1ead8, 0xb7a7e0, 0x9ec6ef],
  },
  async () => (await import("@houselight/game-maths/vault-of-buttons")).vaultOfButtonsVersions,
);
