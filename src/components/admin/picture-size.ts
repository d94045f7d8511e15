import { MAX_UPLOAD_MEGABYTES } from '#domain/picture.ts'

// Checked before the upload, which the server would reject.
for (const field of document.querySelectorAll<HTMLInputElement>('input[data-large]')) {
  field.addEventListener('change', () => {
    const isLarge = [...(field.files ?? [])].some(({ size }) => size > MAX_UPLOAD_MEGABYTES * 1_000_000)
    field.setCustomValidity(isLarge ? (field.dataset['large'] ?? '') : '')
    field.reportValidity()
  })
}
