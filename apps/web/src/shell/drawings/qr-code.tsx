import { encode } from "uqr";

/** Light modules around the code that scanners need. */
const QUIET_ZONE = 3;

/** A QR code, dark on light whatever the theme: scanners expect it so. */
export default function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 rounded-control bg-cream"
    >
      <path d={path} className="fill-ink" />
    </svg>
  );
}
