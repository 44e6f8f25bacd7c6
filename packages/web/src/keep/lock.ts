/** What one tab at a time has, of all those in which the page is open. */
export interface Lock {
  /** Waits until nobody has it, as long as the tab is in sight. What comes back leaves it, or waits no longer. */
  wait(name: string, told: Holding): () => void;
  /** Takes it from whoever has it. */
  take(name: string, told: Holding): () => void;
  /** Does something short while no other tab does anything under this name. */
  during(name: string, act: () => void): void;
}

export interface Holding {
  got(): void;
  /** Somebody else has it; it is waited for. */
  taken(): void;
  /** Another tab took it. */
  lost(): void;
}

const PREFIX = 'longroll.';

/** A lock that the browser refuses outright is as good as none: then everybody has it. */
function asked(name: string, options: LockOptions, told: Holding): () => void {
  const waits = new AbortController();
  let [isLeft, isAnswered] = [false, false];
  let leave = (): void => undefined;
  const left = new Promise<void>((done) => {
    leave = done;
  });
  const answered = (lock: unknown) => {
    if (isLeft) return;
    isAnswered = true;
    if (lock === null) return told.taken();
    told.got();
    return left;
  };
  const refused = () => {
    if (isLeft) return;
    if (isAnswered) told.lost();
    else told.got();
  };
  // The browser knows no signal beside either of them.
  const isAtOnce = options.steal || options.ifAvailable;
  const all = isAtOnce ? options : { ...options, signal: waits.signal };
  navigator.locks.request(PREFIX + name, all, answered).catch(refused);
  return () => {
    isLeft = true;
    leave();
    waits.abort();
  };
}

/** Asked for once at once, so that it can be said that another tab has it; then in the queue. */
function askedTwice(name: string, told: Holding): () => void {
  let leave = asked(
    name,
    { ifAvailable: true },
    {
      ...told,
      taken: () => {
        told.taken();
        leave = asked(name, {}, told);
      },
    },
  );
  return () => leave();
}

/** A tab out of sight does not wait: one that is only loaded anew finds its game as it left it. */
function waitInSight(name: string, told: Holding): () => void {
  let leave: (() => void) | null = null;
  let isHeld = false;
  const tell: Holding = {
    taken: told.taken,
    got: () => {
      isHeld = true;
      told.got();
    },
    lost: () => {
      // Whoever lost it says himself whether he waits again.
      document.removeEventListener('visibilitychange', look);
      told.lost();
    },
  };
  const look = () => {
    if (isHeld) return;
    if (document.hidden) leave?.();
    leave = document.hidden ? null : (leave ?? askedTwice(name, tell));
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    leave?.();
  };
}

const WEB_LOCKS: Lock = {
  wait: waitInSight,
  take: (name, told) => asked(name, { steal: true }, told),
  during: (name, act) => {
    let isDone = false;
    const once = () => {
      if (!isDone) act();
      isDone = true;
    };
    navigator.locks.request(PREFIX + name, once).catch(once);
  },
};

/** Null in an old browser, and where the page comes over plain http from another machine. */
export const webLock = (): Lock | null =>
  typeof navigator !== 'undefined' && 'locks' in navigator ? WEB_LOCKS : null;
