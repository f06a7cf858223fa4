import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { answerCaptcha } from "./answer-captcha.ts";
import { type CaptchaStep, withCaptcha } from "./with-captcha.ts";

/**
 * Sends a player's form, and again with a solved captcha when the server wants one. `progress` says
 * meanwhile in words what is being done. Closing the form ends the work.
 */
export function useCaptcha() {
  const [step, setStep] = useState<CaptchaStep | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const send = <T,>(email: string, form: (captcha: string | undefined) => Promise<T>) => {
    const { signal } = (leaving.current = new AbortController());
    return withCaptcha({
      send: form,
      answer: (tell) => answerCaptcha(email, { signal, tell, widgetIn: () => place.current }),
      tell: setStep,
    });
  };
  const progress = (
    <>
      <CaptchaProgress step={step} />
      <div ref={place} className="empty:-mb-5" />
    </>
  );
  return { send, progress };
}

function CaptchaProgress({ step }: { readonly step: CaptchaStep | null }) {
  const t = useTranslations("auth.captcha");
  return (
    <div role="status" className="empty:-mb-5">
      {step ? (
        <p className="rounded-control bg-surface-2 px-4 py-3 text-dim text-sm">{t(step)}</p>
      ) : null}
    </div>
  );
}
