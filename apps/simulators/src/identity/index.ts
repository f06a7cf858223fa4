export { type IdentityClient, identityProvider } from "./identity-provider.ts";
