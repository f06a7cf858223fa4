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
