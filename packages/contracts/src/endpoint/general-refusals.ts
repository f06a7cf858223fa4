import { refusal } from "./refusal.ts";

/** Refusals that the mount itself can give; every endpoint has those that fit its declaration. */
export const GENERAL_REFUSALS = {
  malformed_request: refusal(400, "base", "The request cannot be read."),
  sign_in_required: refusal(401, "base", "Sign in first."),
  foreign_origin: refusal(403, "base", "The request comes from another site."),
  header_required: refusal(403, "base", "The X-Requested-With header is missing."),
  withdrawals_only: refusal(403, "base", "This account is open for withdrawals only."),
  second_step_needed: refusal(403, "base", "Switch the second step of your account on first."),
  not_permitted: refusal(403, "base", "Your role does not allow this."),
  not_found: refusal(404, "base", "There is nothing at this address."),
  request_timeout: refusal(408, "base", "The request took too long to arrive."),
  idempotency_mismatch: refusal(409, "base", "This id was used before for something else."),
  request_too_large: refusal(413, "base", "The request is too large."),
  media_type_not_supported: refusal(415, "base", "Only application/json is understood."),
  too_many_requests: refusal(429, "base", "Too many requests. Try again later."),
  registration_restricted: refusal(451, "base", "Registration restricted in your country."),
  login_restricted: refusal(451, "base", "Login not available in your country."),
  service_unavailable: refusal(503, "base", "The service is busy. Try again shortly."),
} as const;

export type GeneralRefusalCode = keyof typeof GENERAL_REFUSALS;
