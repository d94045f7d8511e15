/** The contents mark the section that is read: the last whose heading came into the upper third of the window. */
export function markSections(): void {
  const contents = document.querySelectorAll<HTMLAnchorElement>('.contents-aside a')
  const sections = new IntersectionObserver(
    entries => {
      const id = entries.findLast(({ isIntersecting }) => isIntersecting)?.target.id
      if (!id) return
      for (const link of contents) {
        if (link.hash === `#${id}`) link.setAttribute('aria-current', 'location')
        else link.removeAttribute('aria-current')
      }
    },
    { rootMargin: '0px 0px -66%' }
  )
  for (const { hash } of contents) {
    const heading = document.getElementById(hash.slice(1))
    if (heading) sections.observe(heading)
  }
}
