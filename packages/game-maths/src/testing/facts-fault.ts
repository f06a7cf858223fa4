import type { GameFacts, GameProof } from "../game.ts";
import { factsOf } from "../proof/facts.ts";
import { fractionToNumber } from "../proof/fraction.ts";

/** Stored figures of a game whose rounds are played are good to so much. */
const STORED_HALF_WIDTH = 0.001;

/**
 * Tells why facts are not those of a proof; null when they are. Of a game whose rounds are played the
 * two returns may differ by what is not known of either, and are cut to the decimals that are known.
 */
export function factsFault(facts: GameFacts, proof: GameProof, hash: string): string | null {
  const widths = Object.values(proof.bets).map(({ rtpHalfWidth }) => rtpHalfWidth ?? 0);
  const sampled = Object.values(proof.bets).some((bet) => bet.sampled);
  const again = factsOf(proof, hash);
  if (!sampled)
    return JSON.stringify(facts) === JSON.stringify(again) ? null : JSON.stringify(again);
  if (facts.config_hash !== hash) return "another configuration";
  if (facts.max_win_multiple !== again.max_win_multiple) return "another highest payout";
  if (facts.volatility !== again.volatility) return "another volatility";
  const decimals = facts.rtp_percent.split(".")[1]?.length ?? 0;
  const apart = fractionToNumber(proof.rtp) - Number(facts.rtp_percent) / 100;
  const most = Math.max(...widths) + STORED_HALF_WIDTH;
  const fits = apart >= -most && apart < most + 10 ** (-2 - decimals);
  return fits ? null : `${facts.rtp_percent} %, played ${fractionToNumber(proof.rtp) * 100} %`;
}
