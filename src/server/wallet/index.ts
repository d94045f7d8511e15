export { syncBonus, updateBonus } from './bonus.ts'
export { startRecharge } from './recharge.ts'
export { chooseStoreCredit } from './store-credit.ts'
