import { type PaymentView, readPaymentState } from "@houselight/contracts/cashbox";

/** A payment as the screens know it: the state `success` is succeeded (CASHBOX-02). */
export const readPayment = (payment: PaymentView): PaymentView => ({
  ...payment,
  state: readPaymentState(payment.state) ?? payment.state,
});
