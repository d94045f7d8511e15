/* Previews the selected pictures and validates them before the upload. */
const MEGABYTE = 1_000_000
const input = document.querySelector<HTMLInputElement>('#images')
const previews = document.querySelector('[data-thumbs]')
input?.addEventListener('change', () => {
  const files = [...(input.files ?? [])]
  const { most = '', megabytes = '', many = '', large = '' } = input.dataset
  input.setCustomValidity(files.length > Number(most) ? many : files.some(({ size }) => size > Number(megabytes) * MEGABYTE) ? large : '')
  input.reportValidity()
  for (const old of previews?.querySelectorAll('img') ?? []) URL.revokeObjectURL(old.src)
  previews?.replaceChildren(
    ...files.slice(0, Number(most)).map(file => {
      const picture = new Image(72, 88)
      picture.src = URL.createObjectURL(file)
      picture.alt = file.name
      picture.style.objectFit = 'cover'
      return picture
    })
  )
})
