/** What answers cost, in milliseconds of work, counted for each visitor: he who asks the dearest questions asks fewer. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { RefusedRequest, TOO_MANY } from './refusals.ts';

export interface Till {
  /** Throws a refusal if he has used up what a minute gives him. */
  check(visitor: string): Promise<void>;
  charge(visitor: string, ms: number): Promise<void>;
}

const MINUTE_S = 60;

function spent(msLeft: number): RefusedRequest {
  const seconds = Math.max(1, Math.ceil(msLeft / 1000));
  const text = `Your questions have taken all the work that a minute allows. Try again in ${seconds} seconds.`;
  return new RefusedRequest(TOO_MANY, { code: 'too-dear', cite: 'T.9', text });
}

export function tillOf(msPerMinute: number): Till {
  const limiter = new RateLimiterMemory({ points: msPerMinute, duration: MINUTE_S });
  return {
    async check(visitor) {
      const so = await limiter.get(visitor);
      if (so && so.consumedPoints >= msPerMinute) throw spent(so.msBeforeNext);
    },
    async charge(visitor, ms) {
      // What was worked out is sent, even where it cost more than was left: the next one waits.
      await limiter.consume(visitor, Math.ceil(ms)).catch((full: unknown) => {
        if (!(full instanceof RateLimiterRes)) throw full;
      });
    },
  };
}
