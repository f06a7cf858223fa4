/** Attempts at an answer, and the pause between them (AUTH-18). */
const ATTEMPTS_MAX = 5;
const PAUSE_MS = 500;

export interface CaptchaGeneration<Task> {
  /** Gets what is to be answered. */
  fetch(): Promise<Task>;
  solve(task: Task): Promise<string>;
  /** Says that the work goes on: the form may be gone. */
  wanted?(): boolean;
  wait?(ms: number): Promise<void>;
  /** Hears of each fault; the console does unless said. */
  complain?(error: unknown): void;
}

/**
 * Makes the answer to a captcha, at most five times with half a second between. Faults are written to
 * the console only (AUTH-18). Throws the last one when no answer can be had.
 */
export async function generateCaptcha<Task>({
  fetch,
  solve,
  wanted = () => true,
  wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  complain = (error) => console.error("captcha", error),
}: CaptchaGeneration<Task>): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await solve(await fetch());
    } catch (error) {
      if (!wanted()) throw error;
      complain(error);
      if (attempt === ATTEMPTS_MAX) throw error;
      await wait(PAUSE_MS);
    }
  }
}
