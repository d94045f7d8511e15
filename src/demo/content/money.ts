/** `150,000₮`, as texts write sums. */
export const money = (tugrik: number): string => `${String(tugrik).replace(/\B(?=(\d{3})+$)/g, ',')}₮`
