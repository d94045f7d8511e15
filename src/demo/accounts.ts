import people from './people.json'

/** The password of all demo accounts; a live shop has none of them. */
export const DEMO_PASSWORD = 'delguur-demo'

const ROLES = ['customer', 'editor', 'packer', 'support', 'staff', 'owner'] as const

/** One account of each role, for the login page. */
export const demoAccounts = ROLES.flatMap(role => {
  const person = people.find(each => each.role === role)
  return person ? [{ role, login: person.mobile, password: DEMO_PASSWORD }] : []
})
