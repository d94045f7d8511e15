import { MAX_UPLOAD_MEGABYTES } from '#domain/picture.ts'
import { shrinkPicture } from '#stores/shrink-picture.ts'

// Shrunk and checked before the upload, which the server would reject.
for (const field of document.querySelectorAll<HTMLInputElement>('input[data-large]')) {
  field.addEventListener('change', async () => {
    const chosen = field.files
    const files = await Promise.all([...(chosen ?? [])].map(shrinkPicture))
    if (field.files !== chosen) return
    const transfer = new DataTransfer()
    for (const file of files) transfer.items.add(file)
    field.files = transfer.files
    const isLarge = files.some(({ size }) => size > MAX_UPLOAD_MEGABYTES * 1_000_000)
    field.setCustomValidity(isLarge ? (field.dataset['large'] ?? '') : '')
    field.reportValidity()
  })
}
