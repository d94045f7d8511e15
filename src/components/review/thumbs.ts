/* Shows the chosen pictures before they are sent. */
const chosen = document.querySelector<HTMLInputElement>('#images')
const place = document.querySelector('[data-thumbs]')
chosen?.addEventListener('change', () => {
  for (const old of place?.querySelectorAll('img') ?? []) URL.revokeObjectURL(old.src)
  place?.replaceChildren(
    ...[...(chosen.files ?? [])].slice(0, 4).map(file => {
      const picture = new Image(72, 88)
      picture.src = URL.createObjectURL(file)
      picture.alt = file.name
      picture.style.objectFit = 'cover'
      return picture
    })
  )
})
