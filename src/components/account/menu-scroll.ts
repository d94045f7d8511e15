/* A menu longer than its frame opens at its current part, also in browsers without `scroll-initial-target`. */
const current = document.querySelector<HTMLElement>('.account-sidebar li [aria-current=page]')
for (const frame of current ? document.querySelectorAll<HTMLElement>('.account-sidebar, .admin-menu') : []) {
  const part = (current as HTMLElement).getBoundingClientRect()
  const { right, bottom, width, height, left, top } = frame.getBoundingClientRect()
  if (part.bottom > bottom || part.right > right)
    frame.scrollBy(part.left - left - (width - part.width) / 2, part.top - top - (height - part.height) / 2)
}
