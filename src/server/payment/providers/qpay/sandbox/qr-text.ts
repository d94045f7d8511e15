/** Tag, length in two digits, value: the EMV format of payment QR codes. */
function formatField(tag: string, value: string): string {
  return `${tag}${String(value.length).padStart(2, '0')}${value}`
}

/** The text of a payment QR code of Mongolian bank apps: 496 is MNT, and it ends with a checksum. */
export function formatQrText(invoice: { id: string; amount: number; merchant: string }): string {
  const account = formatField('00', 'qpay.sandbox') + formatField('01', invoice.id.replace(/-/g, ''))
  const body =
    formatField('00', '01') +
    formatField('01', '12') +
    formatField('26', account) +
    formatField('52', '5311') +
    formatField('53', '496') +
    formatField('54', invoice.amount.toFixed(2)) +
    formatField('58', 'MN') +
    formatField('59', invoice.merchant.slice(0, 25)) +
    formatField('60', 'ULAANBAATAR') +
    '6304'
  return body + calculateChecksum(body)
}

/** CRC-16/CCITT-FALSE as four hexadecimal digits. */
export function calculateChecksum(text: string): string {
  let crc = 0xff_ff
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x80_00 ? (crc << 1) ^ 0x10_21 : crc << 1) & 0xff_ff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
