/** Fields of an address and of an organisation: the contract takes their limits from here, forms also labels and attributes. */
export interface FieldDefinition {
  /** Name in the form. */
  name: string
  /** Key in the `checkout` texts. */
  label: string
  hint?: string
  /** Attributes with React's names. */
  input: {
    required?: true
    maxLength: number
    autoComplete?: string
    inputMode?: 'tel' | 'numeric'
    type?: 'tel'
    pattern?: string
  }
}

const phone = { required: true, type: 'tel', inputMode: 'tel', autoComplete: 'tel-national', maxLength: 20 } as const

export const ADDRESS_FIELDS = {
  city: { name: 'city', label: 'city', input: { required: true, maxLength: 20, autoComplete: 'address-level1' } },
  district: { name: 'district', label: 'district', input: { required: true, maxLength: 20, autoComplete: 'address-level2' } },
  quarter: {
    name: 'quarter',
    label: 'quarter',
    hint: 'quarter_hint',
    input: { required: true, maxLength: 40, autoComplete: 'address-level3' }
  },
  details: {
    name: 'details',
    label: 'details',
    hint: 'details_hint',
    input: { required: true, maxLength: 500, autoComplete: 'street-address' }
  },
  receiver: { name: 'receiver', label: 'receiver', input: { required: true, maxLength: 120, autoComplete: 'name' } },
  phone: { name: 'phone', label: 'phone', input: phone }
} as const satisfies Record<string, FieldDefinition>

/** In order of importance. */
export const ORGANISATION_FIELDS = {
  name: { name: 'org_name', label: 'org_name', input: { required: true, maxLength: 160, autoComplete: 'organization' } },
  registry_number: {
    name: 'org_registry_number',
    label: 'org_registry',
    input: { required: true, maxLength: 7, inputMode: 'numeric', pattern: String.raw`\d{7}` }
  },
  phone: { name: 'org_phone', label: 'org_phone', input: { ...phone, autoComplete: 'off' } },
  field: { name: 'org_field', label: 'org_field', input: { maxLength: 160 } },
  employee_count: { name: 'org_employee_count', label: 'org_employees', input: { maxLength: 7, inputMode: 'numeric' } },
  address: { name: 'org_address', label: 'org_address', input: { maxLength: 300 } },
  information: { name: 'org_information', label: 'org_information', input: { maxLength: 500 } }
} as const satisfies Record<string, FieldDefinition>
