/** `LONG=1 npm run test:unit`: property tests try many more cases, for a nightly run. */
export const LONG = process.env['LONG'] === '1'

/** How many cases of a property are tried, usually and in a long run. */
export const runs = (usual: number, long: number): number => (LONG ? long : usual)
