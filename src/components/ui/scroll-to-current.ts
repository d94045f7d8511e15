/*
 * Shows the current part of a menu or a row of tabs that is longer than its frame. `scroll-initial-target`, which Safari and Firefox lack,
 * would hide what is above a part of a menu that is visible from the start.
 */
for (const frame of document.querySelectorAll('.account-sidebar, .admin-menu, .chips-scroll')) {
  const part = frame.querySelector('li [aria-current=page], .chip[aria-current]')?.getBoundingClientRect()
  const { right, bottom, width, height, left, top } = frame.getBoundingClientRect()
  if (part && (part.bottom > Math.min(bottom, innerHeight) || part.right > right))
    frame.scrollBy(part.left - left - (width - part.width) / 2, part.top - top - (height - part.height) / 2)
}
