export const MESSAGE_STATES = ['open', 'done'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

/** Whether a message's sender can be reached by e-mail; otherwise the contact is a phone number. */
export const isEmailContact = (contact: string): boolean => contact.includes('@')
