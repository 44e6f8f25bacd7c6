// A thread for tests that takes its time to load, and then answers at once.
await new Promise((done) => setTimeout(done, 1000));
export const ready = () => undefined;
export const answer = () => ({ status: 200, json: '{}', ms: 1 });
