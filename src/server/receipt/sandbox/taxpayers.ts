/** Organisations of the sandbox's registry, all of them invented. The first is the demo shop. */
interface Taxpayer {
  registerNumber: string
  tin: string
  name: string
  vatPayer: boolean
}

/** An unregistered consumer number, which PosAPI rejects. */
export const UNKNOWN_CONSUMER = '99999999'

export const TAXPAYERS: readonly Taxpayer[] = [
  { registerNumber: '6123457', tin: '61200123457', name: 'ДЭЛГҮҮР ХХК', vatPayer: true },
  { registerNumber: '5412369', tin: '54100412369', name: 'ХӨХ ТЭНГЭР КОНСАЛТИНГ ХХК', vatPayer: true },
  { registerNumber: '2087651', tin: '20800087651', name: 'СУТАЙН БУЯН ХХК', vatPayer: true },
  { registerNumber: '9017835', tin: '90100017835', name: '21-Р СУРГУУЛЬ', vatPayer: false },
  { registerNumber: '4205118', tin: '42000205118', name: 'НОГООН НУТАГ ТББ', vatPayer: false }
]
