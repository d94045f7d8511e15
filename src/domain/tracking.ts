/** Identifies a purchase in the browser's and in the server's message about it, so that Meta counts the two as one. */
export const toPurchaseId = (number: string): string => `purchase-${number}`
