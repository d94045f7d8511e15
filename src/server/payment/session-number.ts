/** A session's id for providers that accept neither dashes nor long numbers. */
export const toSessionNumber = (sessionId: string): string => sessionId.replaceAll('-', '')

export const toSessionId = (number: string): string => number.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
