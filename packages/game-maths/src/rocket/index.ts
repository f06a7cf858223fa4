/** The rocket flies under the name of the studio at whose tables everybody plays the same rounds. */
export { EVENING_PIER as ROCKET_STUDIO } from "../studios.ts";
export {
  CONFIG as ROCKET_CONFIG,
  chanceOf,
  drawPoint,
  flightMs,
  LEAST_TARGET,
  mostTarget,
  multiplierAt,
  payoutOf,
  ROCKET,
  rocketStakes,
  timeOf,
} from "./flight.ts";
