/* Shows the chosen pictures before they are sent, and says at once which cannot be. */
const MEGABYTE = 1_000_000
const chosen = document.querySelector<HTMLInputElement>('#images')
const place = document.querySelector('[data-thumbs]')
chosen?.addEventListener('change', () => {
  const files = [...(chosen.files ?? [])]
  const { most = '', megabytes = '', many = '', large = '' } = chosen.dataset
  chosen.setCustomValidity(files.length > Number(most) ? many : files.some(({ size }) => size > Number(megabytes) * MEGABYTE) ? large : '')
  chosen.reportValidity()
  for (const old of place?.querySelectorAll('img') ?? []) URL.revokeObjectURL(old.src)
  place?.replaceChildren(
    ...files.slice(0, Number(most)).map(file => {
      const picture = new Image(72, 88)
      picture.src = URL.createObjectURL(file)
      picture.alt = file.name
      picture.style.objectFit = 'cover'
      return picture
    })
  )
})
