/** A written address as structured data. */
export const toPostalAddress = (address: string): object => ({ '@type': 'PostalAddress', streetAddress: address, addressCountry: 'MN' })
