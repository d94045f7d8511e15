/** A key that repeats a request safely. `crypto.randomUUID` is missing over plain http, as of a shop in the local network. */
export const createRandomKey = (): string => `${Math.random()}`
