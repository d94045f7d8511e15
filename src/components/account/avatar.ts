import { AVATAR_BYTES, AVATAR_SIZE } from '#domain/account.ts'

const QUALITY = 0.8

const input = document.querySelector<HTMLInputElement>('[data-avatar]')
input?.addEventListener('change', () => void sendAvatar(input))

/** Sends the selected picture, a large one scaled down. A picture that the browser cannot read is left to the server. */
async function sendAvatar(field: HTMLInputElement): Promise<void> {
  const [file] = field.files ?? []
  if (!file) return
  if (file.size > AVATAR_BYTES) {
    const smaller = await scalePicture(file).catch(() => null)
    if (smaller) {
      const transfer = new DataTransfer()
      transfer.items.add(new File([smaller], 'avatar.jpg', { type: 'image/jpeg' }))
      field.files = transfer.files
    }
  }
  field.form?.requestSubmit(field.form.querySelector<HTMLButtonElement>('[value=avatar]'))
}

/** The middle square as a JPEG. */
async function scalePicture(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file)
  const side = Math.min(picture.width, picture.height)
  const size = Math.min(AVATAR_SIZE, side)
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size })
  const context = canvas.getContext('2d')
  if (!context) return null
  // A JPEG has no transparency.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size, size)
  context.drawImage(picture, (picture.width - side) / 2, (picture.height - side) / 2, side, side, 0, 0, size, size)
  return new Promise(resolve => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
