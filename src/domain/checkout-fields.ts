/**
 * The fields of the address and of the organisation as HTML names their limits: the server's schema and the form take both from here.
 */
const phone = { required: true, type: 'tel', inputMode: 'tel', autoComplete: 'tel-national', maxLength: 20 } as const

export const ADDRESS_FIELDS = {
  city: { required: true, maxLength: 20, autoComplete: 'address-level1' },
  district: { required: true, maxLength: 20, autoComplete: 'address-level2' },
  quarter: { required: true, maxLength: 40, autoComplete: 'address-level3' },
  details: { required: true, maxLength: 500, autoComplete: 'street-address' },
  receiver: { required: true, maxLength: 120, autoComplete: 'name' },
  phone
} as const

export const ORGANISATION_FIELDS = {
  name: { required: true, maxLength: 160, autoComplete: 'organization' },
  registry_number: { required: true, maxLength: 7, inputMode: 'numeric', pattern: String.raw`\d{7}` },
  phone: { ...phone, autoComplete: 'off' },
  address: { maxLength: 300 },
  information: { maxLength: 500 },
  employee_count: { maxLength: 7, inputMode: 'numeric' },
  field: { maxLength: 160 }
} as const
