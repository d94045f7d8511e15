/*
 * Shows the current part of a menu that is longer than its frame. `scroll-initial-target` would hide what is above a part that is visible
 * from the start.
 */
const current = document.querySelector<HTMLElement>('.account-sidebar li [aria-current=page]')
for (const frame of current ? document.querySelectorAll<HTMLElement>('.account-sidebar, .admin-menu') : []) {
  const part = (current as HTMLElement).getBoundingClientRect()
  const { right, bottom, width, height, left, top } = frame.getBoundingClientRect()
  if (part.bottom > Math.min(bottom, innerHeight) || part.right > right)
    frame.scrollBy(part.left - left - (width - part.width) / 2, part.top - top - (height - part.height) / 2)
}
