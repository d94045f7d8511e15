/** `LONG=1 npm test`: property tests run many more cases, for a nightly run. */
export const LONG = process.env['LONG'] === '1'

/** Number of cases of a property test, by default and in a long run. */
export const countRuns = (usual: number, long: number): number => (LONG ? long : usual)
