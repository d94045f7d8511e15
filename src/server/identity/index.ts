export { purgeCodes } from './codes.ts'
export { hashPassword } from './passwords.ts'
export { sessionStore } from './sessions.ts'
export { sessions, users } from './tables.ts'
