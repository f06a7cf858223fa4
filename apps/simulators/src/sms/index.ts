export { smsGateway } from "./sms-gateway.ts";
