/** Colours of a brand's mails, on light paper: clients of mail draw dark ones each in their own way. */
interface MailLook {
  readonly desk: string;
  readonly paper: string;
  readonly ink: string;
  readonly dim: string;
  readonly line: string;
  readonly link: string;
  readonly band: string;
  readonly onBand: string;
  readonly action: string;
  readonly onAction: string;
}

const PAPER_ROCKET: MailLook = {
  desk: "#e9e6df",
  paper: "#fffdf8",
  ink: "#1b1f3b",
  dim: "#5b5e77",
  line: "#ddd8cc",
  link: "#2a3fa8",
  band: "#0f1330",
  onBand: "#f6ead7",
  action: "#ff6b3d",
  onAction: "#1a0f08",
};

const LOOKS: Readonly<Record<string, MailLook>> = {
  "paper-rocket": PAPER_ROCKET,
  "lantern-hall": {
    ...PAPER_ROCKET,
    ink: "#2b1d15",
    dim: "#6a5a4e",
    link: "#7a4a10",
    band: "#201611",
    action: "#f0b354",
    onAction: "#231507",
  },
};

/** Returns the colours of a theme's mails; a theme that has none is written like the first. */
export const lookOf = (theme: string): MailLook => LOOKS[theme] ?? PAPER_ROCKET;
